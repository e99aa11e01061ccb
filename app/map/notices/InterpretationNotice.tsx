import { Button, Disclosure, Inline, Link, Notice, Stack, Text } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { formatLongDate, shortened } from "~/content/format";
import { paths } from "~/paths";
import { searchFor, searchForWords } from "~/search/query/search-links";
import type { Vehicle } from "~/search/query/search-params";
import type { QueryInterpretation } from "~/search/text/interpret-query.server";
import { checkDigitWarning, isCheckDigitWrong } from "~/vehicles/check-digit";
import { vehicleName } from "~/vehicles/vehicle-name";
import { vinSummary } from "~/vehicles/vin-words";
import { VehicleChoices } from "./VehicleChoices";

export interface InterpretationNoticeProps {
  reading: QueryInterpretation;
}

/** How the text of the search was interpreted, and the way to undo it. */
export function InterpretationNotice({ reading }: InterpretationNoticeProps) {
  switch (reading.kind) {
    case "plain":
      return null;
    case "vin":
      return <VinNotice reading={reading} />;
    case "broken-vin":
      return (
        <Notice tone="warning">
          <Disclosure title="Almost a VIN">
            {reading.message}
            {reading.meant ? (
              <>
                {" "}
                Did you mean <Link href={paths.map({ text: reading.meant })}>{reading.meant}</Link>?
              </>
            ) : null}
          </Disclosure>
        </Notice>
      );
    case "frame-number":
      return (
        <Notice tone="info">
          <Disclosure title="A Japanese frame number">
            {reading.message} <Link href={paths.garage()}>Open your garage</Link>
          </Disclosure>
        </Notice>
      );
    case "vehicle": {
      const { vehicle, words, said, also } = reading;
      return (
        <Notice tone="info">
          <Disclosure
            title={`${words ? `“${shortened(words)}” for` : "Parts that fit"} a ${vehicleName(vehicle)}`}
          >
            <Stack gap={2}>
              <Text as="span" size={14}>
                Read from “{said}”.{" "}
                <Link href={searchForWords(said)}>Search for the exact words instead</Link>
              </Text>
              {also ? (
                <Text as="span" size={14}>
                  One vehicle at a time.{" "}
                  <Link href={searchFor({ text: `${words} ${also}`.trim() })}>
                    Search for {also}
                  </Link>
                </Text>
              ) : null}
              <UseVehicle vehicle={vehicle} words={words} />
            </Stack>
          </Disclosure>
        </Notice>
      );
    }
    case "filters": {
      const { words, said } = reading;
      return (
        <Notice tone="info">
          <Disclosure
            title={words ? `Results for “${shortened(words)}”` : "Filters from your search"}
          >
            <Text as="span" size={14}>
              Read from “{said}”.{" "}
              <Link href={searchForWords(said)}>Search for the exact words instead</Link>
            </Text>
          </Disclosure>
        </Notice>
      );
    }
    case "unfinished":
      return <VehicleChoices reading={reading} />;
  }
}

type VinReading = Extract<QueryInterpretation, { kind: "vin" }>;

function VinNotice({ reading: { decoded, vehicle, words } }: { reading: VinReading }) {
  const { vin, checkDigitIsRight, source } = decoded;
  const engine = decoded.vehicle?.engineLabel;
  const isWrong = isCheckDigitWrong(decoded);
  return (
    <Notice tone={isWrong ? "warning" : "info"}>
      <Disclosure title={vinSummary(decoded)}>
        <Stack gap={2}>
          <Text as="span" size={14}>
            VIN {vin}
            {engine ? `: ${engine}. ` : ". "}
            {isWrong
              ? `${checkDigitWarning} `
              : checkDigitIsRight
                ? null
                : "Its check digit doesn't match, as with most VINs outside North America. "}
            {vehicle
              ? "Parts that fit come first. "
              : decoded.models.length > 0
                ? "It matches more than one model. "
                : "It doesn't identify the model. "}
            Looked up in <Link href={source.url}>{source.name}</Link> as of{" "}
            {formatLongDate(source.date)}.
          </Text>
          {decoded.vehicle ? (
            <UseVehicle
              vehicle={decoded.vehicle}
              searched={vehicle}
              engine={engine}
              vin={vin}
              words={words}
            />
          ) : (
            <TellModel vin={vin} />
          )}
        </Stack>
      </Disclosure>
    </Notice>
  );
}

/** Posts the VIN and what it says to the garage's form: a VIN never stands in an address. */
function TellModel({ vin }: { vin: string }) {
  return (
    <Form method="post" action={paths.garage()}>
      <input type="hidden" name="vin" value={vin} />
      <Inline>
        <Button type="submit" name="intent" value="decode" size="small">
          Choose a model
        </Button>
      </Inline>
    </Form>
  );
}

type Named = Pick<Vehicle, "year" | "make" | "model">;

interface UseVehicleProps {
  vehicle: Named;
  /** By the names that listings are looked up by, where those are others. */
  searched?: Named | null;
  engine?: string;
  vin?: string;
  words: string;
}

/**
 * Puts the vehicle into the garage as the active one, and goes on with the search for it. The address
 * names it too: who is given that shares the search, not the garage.
 */
function UseVehicle({ vehicle, searched, engine = "", vin = "", words }: UseVehicleProps) {
  const { year, make, model } = searched ?? vehicle;
  const next = searchFor({ text: words, vehicle: { year, make, model, engine } });
  const fields = { year: vehicle.year, make: vehicle.make, model: vehicle.model, engine, vin };
  return (
    <Form method="post" action={paths.useVehicle()}>
      {Object.entries({ ...fields, redirectTo: next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Inline>
        <Button type="submit" name="intent" value="add" size="small">
          Use this vehicle
        </Button>
      </Inline>
    </Form>
  );
}
