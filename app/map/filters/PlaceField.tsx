import {
  Button,
  ButtonLink,
  Disclosure,
  DisclosureMenu,
  Inline,
  Link,
  Notice,
  Stack,
  Text,
  TextField,
} from "@partlane/ui";
import { Form } from "@remix-run/react";
import { MapPin } from "lucide-react";
import { memo, useId } from "react";
import { paths } from "~/paths";
import { placeTextLimit } from "~/places/place-text";
import type { PlaceView } from "~/places/requested-place.server";
import { type MapSearch, withoutArea } from "./applied-filters";
import { HiddenSearchFields } from "./HiddenSearchFields";
import { usePlaceSuggestions } from "./usePlaceSuggestions";

interface PlaceFieldProps {
  search: Partial<MapSearch>;
  view: PlaceView;
  /** The device's location is known. */
  isDeviceKnown: boolean;
}

/** Of some postal codes only the town is known: `Battersea, for SW1A, UK`. Most labels name it. */
const called = ({ label, about }: { label: string; about?: string }) =>
  about && !label.includes(about) ? `${about}, for ${label}` : label;

/** Where the search is, and a form for another town or postal code. Works without JavaScript. */
export const PlaceField = memo(function PlaceField({
  search,
  view,
  isDeviceKnown,
}: PlaceFieldProps) {
  const { place, isInAddress, unclear } = view;
  const usesDevice = isDeviceKnown && !isInAddress;
  const kept = withoutArea(search);
  const list = useId();
  const { suggestions, ask } = usePlaceSuggestions();
  return (
    <DisclosureMenu
      icon={<MapPin />}
      label="Near"
      align="end"
      compact
      detail={usesDevice ? "you" : place ? called(place) : "New York, NY"}
    >
      <Stack gap={4}>
        <Form key={`${place?.label} ${unclear?.text}`} action={paths.map()} preventScrollReset>
          <HiddenSearchFields search={kept} />
          <Stack gap={4}>
            <TextField
              label="City or postal code"
              name="place"
              list={list}
              autoComplete="off"
              maxLength={placeTextLimit}
              required
              placeholder="Springfield, IL or 10001"
              // What was not understood stays to be mended.
              defaultValue={unclear?.text}
              help={usesDevice || !place ? undefined : `Showing parts near ${called(place)}.`}
              onInput={(event) => ask(event.currentTarget.value)}
            />
            <datalist id={list}>
              {suggestions.map(({ label, detail }) => (
                <option key={label} value={label}>
                  {detail}
                </option>
              ))}
            </datalist>
            <Button type="submit" tone="accent" width="full">
              Search there
            </Button>
          </Stack>
        </Form>
        {isInAddress ? (
          <ButtonLink href={paths.map(kept)} width="full">
            Use my location
          </ButtonLink>
        ) : null}
        {place && !isInAddress ? <ForgetPlace href={paths.map(kept)} /> : null}
        <Text size={13} tone="muted">
          Places: <Link href="https://www.geonames.org">GeoNames</Link>, CC BY 4.0.
        </Text>
      </Stack>
    </DisclosureMenu>
  );
});

/** A plain form: the page loads again, with no place named. */
function ForgetPlace({ href }: { href: string }) {
  return (
    <form method="post" action={paths.preferences()}>
      <input type="hidden" name="returnTo" value={href} />
      <Button type="submit" name="place" value="forget" width="full">
        Clear location
      </Button>
    </form>
  );
}

/** What to do about a place that was typed and is not clear. */
export function PlaceNotice({ search, view }: Pick<PlaceFieldProps, "search" | "view">) {
  const { unclear, place } = view;
  if (!unclear) return place?.about && view.isInAddress ? <AboutPlace {...place} /> : null;
  const { text, places } = unclear;
  if (places.length === 0)
    return (
      <Notice tone="warning">
        We can't find “{text}”. Try a city, like Springfield, IL, or a postal code.
      </Notice>
    );
  return (
    <Notice tone="info" title={`Which “${text}” do you mean?`}>
      <Inline as="ul" gap={2}>
        {places.map(({ label }) => (
          <li key={label}>
            <ButtonLink href={paths.map({ ...withoutArea(search), place: label })} size="small">
              {label}
            </ButtonLink>
          </li>
        ))}
      </Inline>
    </Notice>
  );
}

/** The point is not where one would take it to be. */
function AboutPlace({ label, about }: { label: string; about?: string }) {
  return (
    <Notice tone="info">
      <Disclosure title={`Near ${about}`}>
        We know {label} only by its area, so distances are from the center of {about}.
      </Disclosure>
    </Notice>
  );
}
