import {
  Button,
  Inline,
  Notice,
  PinMap,
  Stack,
  Text,
  TextField,
  type TextFieldProps,
} from "@partlane/ui";
import { useState } from "react";
import { BASEMAP_ATTRIBUTION } from "~/basemap/attribution";
import type { Coords } from "~/catalog/distance";
import { usePlaceSuggestions } from "~/map/filters/usePlaceSuggestions";
import { useGeolocation } from "~/map/viewport/useGeolocation";
import { paths } from "~/paths";
import { useThemeChoice } from "~/shell/theme";
import { useHydrated } from "~/shell/useHydrated";
import { useDistanceUnit } from "~/shell/useShell";
import { wayFrom } from "./pin-words";

/** A place by its name. */
type Named = Coords & { label: string };

interface PlaceFieldsProps {
  field: TextFieldProps;
  /** Where the business is now. */
  kept: Named | null;
  /** Places of the name that was typed. */
  choices?: readonly string[];
}

/**
 * Where a business is: a town or a postal code, and in it a point on the map, which is sent once it was moved.
 * Without JavaScript the name alone says it, and the map only shows where it is now.
 */
export function PlaceFields({ field, kept, choices = [] }: PlaceFieldsProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? "").trim());
  const [pin, setPin] = useState<Coords | null>(null);
  const { suggestions, ask } = usePlaceSuggestions();
  const known: readonly Named[] = kept ? [kept, ...suggestions] : suggestions;
  const town = known.find(({ label }) => label === typed);
  const offered = new Set([...choices, ...suggestions.map(({ label }) => label)]);
  return (
    <Stack gap={4}>
      <TextField
        {...field}
        help="A city, like Springfield, IL, or a postal code."
        list="places"
        autoComplete="off"
        onInput={(event) => {
          setTyped(event.currentTarget.value.trim());
          // A pin is in the place that it was put in.
          setPin(null);
          ask(event.currentTarget.value);
        }}
      />
      <datalist id="places">
        {[...offered].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {town ? <Pin town={town} isKept={town === kept} pin={pin} onPin={setPin} /> : null}
      {pin ? (
        <>
          <input type="hidden" name="pinLat" value={pin.lat} />
          <input type="hidden" name="pinLng" value={pin.lng} />
        </>
      ) : null}
    </Stack>
  );
}

interface PinProps {
  town: Named;
  /** It is where the business is now, not the middle of a town. */
  isKept: boolean;
  pin: Coords | null;
  onPin: (point: Coords) => void;
}

function Pin({ town, isKept, pin, onPin }: PinProps) {
  const { position, ask } = useGeolocation(false);
  const theme = useThemeChoice();
  const isHydrated = useHydrated();
  const unit = useDistanceUnit();
  const { lat, lng } = pin ?? town;
  const way = wayFrom(town, { lat, lng }, unit);
  const here = isKept ? "where you were" : `the middle of ${town.label}`;
  const locate = async () => {
    const found = await ask();
    if (found) onPin(rounded(found));
  };
  return (
    <Stack gap={3}>
      {isHydrated ? (
        <Text size={14} tone="muted">
          Put the pin on your door: press the map, drag the pin, or use the arrow keys.
        </Text>
      ) : null}
      <PinMap
        label="Map of your business"
        value={{ lat, lng }}
        onValueChange={onPin}
        note={way ? `${way} of ${here}` : isKept ? "Where you are now" : `In ${here}`}
        theme={theme}
        tileUrl={paths.basemapTile}
        attribution={BASEMAP_ATTRIBUTION}
      />
      {isHydrated ? (
        <Inline>
          <Button size="small" pending={position.kind === "waiting"} onClick={locate}>
            Use my location
          </Button>
        </Inline>
      ) : null}
      {position.kind === "denied" || position.kind === "unsupported" ? (
        <Notice tone="warning">We can't get your location. Put the pin there yourself.</Notice>
      ) : null}
    </Stack>
  );
}

/** To a meter. */
const rounded = ({ lat, lng }: Coords): Coords => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
});
