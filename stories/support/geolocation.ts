type Answer = (tell: PositionCallback, refuse: PositionErrorCallback) => void;

/** Puts a device in place of the browser's own, for a story's `beforeEach`; returns what takes it away. */
function device(getCurrentPosition: Answer | undefined, state: PermissionState = "granted") {
  return () => {
    const value = getCurrentPosition && { getCurrentPosition };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value });
    const permissions = { query: async () => ({ state }) };
    Object.defineProperty(navigator, "permissions", { configurable: true, value: permissions });
    return () => {
      Reflect.deleteProperty(navigator, "geolocation");
      Reflect.deleteProperty(navigator, "permissions");
    };
  };
}

/** What the reader's device says of where they are. */
export const geolocation = {
  known: ({ lat, lng }: { lat: number; lng: number }) =>
    device((tell) => tell({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition)),
  /** It has not answered yet. */
  waiting: device(() => {}),
  denied: device((_tell, refuse) =>
    refuse({ code: 1, message: "denied" } as GeolocationPositionError),
  ),
  /** Nobody has been asked yet; whoever is says no. */
  unasked: device(
    (_tell, refuse) => refuse({ code: 1, message: "denied" } as GeolocationPositionError),
    "prompt",
  ),
  unsupported: device(undefined),
};
