import { partTypesOf } from "./part-type";

export const interior = partTypesOf("interior", {
  seat: {
    one: "Seat",
    also: "car seat, bucket seat, front seat, rear seat, back seat, seat assembly, bench seat, driver seat, drivers seat, passenger seat, sport seat, sports seat, leather seat, captain chair, captains chair, recaro seat, third row seat, 3rd row seat, power seat",
    positions: ["front-rear", "left-right"],
  },
  "steering-wheel": {
    one: "Steering wheel",
    also: "wheel steering, steeringwheel, driving wheel, leather steering wheel, heated steering wheel",
  },
  dashboard: {
    one: "Dashboard",
    also: "dash, dash board, dash panel, dash assembly, instrument panel, dash pad, dashpad, dashboard assembly, dashboard panel, facia, fascia panel dash",
    notToBeConfusedWith: ["instrument-cluster"],
  },
  radio: {
    one: "Radio",
    also: "stereo, head unit, headunit, car stereo, car radio, infotainment, infotainment unit, receiver radio, cd player, navigation unit, nav unit, navigation radio, sat nav, satnav, audio unit, touchscreen radio, radio head unit, multimedia unit, radio cd player, stereo receiver",
  },
  "instrument-cluster": {
    one: "Instrument cluster",
    also: "gauge cluster, speedometer, speedo, speedo cluster, speedometer cluster, cluster, dash cluster, dashboard cluster, instrument gauge cluster, tachometer, tach, rev counter, clocks, dash clocks, instrument cluster assembly, speedo clocks, driver information display, speedometer assembly, instrument pod, speedometer head, digital cluster, gauge",
  },
});
