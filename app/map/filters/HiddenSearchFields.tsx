import { paths } from "~/paths";
import type { MapSearch } from "./applied-filters";

/** What a form keeps of a search that it does not ask for itself. */
export function HiddenSearchFields({ search }: { search: Partial<MapSearch> }) {
  const kept = new URLSearchParams(paths.map(search).split("?")[1]);
  return [...kept].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
