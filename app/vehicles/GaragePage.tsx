import {
  Badge,
  Button,
  EmptyState,
  Inline,
  Item,
  ItemList,
  Link,
  Notice,
  Page,
  Panel,
  Stack,
  Text,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { Car } from "lucide-react";
import type { RefObject } from "react";
import { formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import { useRestoreFocus } from "~/shell/useRestoreFocus";
import { ChooseVehicle } from "./ChooseVehicle";
import type { GarageFormProblem } from "./garage-form.server";
import { PartialVinNotice } from "./PartialVinNotice";
import { useGarageAction } from "./useGarageAction";
import { VehicleFields } from "./VehicleFields";
import { VinForm } from "./VinForm";
import type { SavedVehicle } from "./vehicle.schema";
import type { VehicleChoice } from "./vehicle-choice.server";
import { vehicleName } from "./vehicle-name";

export interface GaragePageProps {
  /** The latest added first. */
  vehicles: SavedVehicle[];
  choice: VehicleChoice;
  isSignedIn: boolean;
  /** The name of the vehicle that was just removed, and can be put back. */
  removed?: string | null;
  /** Why a form did not add anything yet. */
  problem?: GarageFormProblem;
}

/** The vehicles that parts are looked for, and three ways to add one. Works without JavaScript. */
export function GaragePage({ vehicles, choice, isSignedIn, removed, problem }: GaragePageProps) {
  const { unfinished } = problem ?? {};
  const { source } = choice;
  const { fallbackFocusTarget, onClickCapture } = useRestoreFocus<HTMLDivElement>();
  return (
    <Page
      onClickCapture={onClickCapture}
      width="narrow"
      title="Garage"
      intro="Add the vehicle you're working on to see parts that fit it."
    >
      <Stack gap={5}>
        {problem?.notice ? <Notice tone="critical">{problem.notice}</Notice> : null}
        {unfinished ? (
          <Panel title={problem?.notice ? "Not added yet" : "Tell us the rest"}>
            <Stack gap={4}>
              {unfinished.decoded ? <PartialVinNotice decoded={unfinished.decoded} /> : null}
              <VehicleFields {...unfinished} models={unfinished.decoded?.models} focus />
            </Stack>
          </Panel>
        ) : null}
        {removed ? <Removed name={removed} /> : null}
        <Vehicles vehicles={vehicles} isSignedIn={isSignedIn} focusRef={fallbackFocusTarget} />
        <Panel
          title="Add by VIN"
          text="The 17 letters and numbers on the dashboard, the driver's door jamb, or the title."
        >
          <VinForm key={vehicles.length} problem={problem?.vin} />
        </Panel>
        <Panel title="Add by year, make, and model">
          <ChooseVehicle choice={choice} />
        </Panel>
        {unfinished ? null : (
          <Panel title="Not listed?" text="Enter it yourself.">
            <VehicleFields
              values={{ year: "", make: "", model: "", engine: "", vin: "" }}
              errors={{}}
            />
          </Panel>
        )}
        <Text size={13} tone="muted">
          Vehicles and VINs are looked up right here, in the public catalog of{" "}
          <Link href={source.url}>{source.name}</Link> as of {formatLongDate(source.date)}. It
          covers vehicles sold in the United States.
        </Text>
      </Stack>
    </Page>
  );
}

/** The way back from a slip. */
function Removed({ name }: { name: string }) {
  const action = useGarageAction();
  const pending = useNavigation().formData?.get("intent") === "restore";
  return (
    <Notice
      tone="neutral"
      action={
        <Form method="post" action={action}>
          <Button type="submit" name="intent" value="restore" size="small" pending={pending}>
            Undo
          </Button>
        </Form>
      }
    >
      {name} was removed.
    </Notice>
  );
}

interface VehiclesProps extends Pick<GaragePageProps, "vehicles" | "isSignedIn"> {
  /** Takes the focus of a button that did its work and is gone. */
  focusRef: RefObject<HTMLDivElement>;
}

function Vehicles({ vehicles, isSignedIn, focusRef }: VehiclesProps) {
  if (vehicles.length === 0)
    return (
      <EmptyState ref={focusRef} tabIndex={-1} icon={<Car />} title="No vehicles yet">
        Add one below. The VIN is the surest way.
      </EmptyState>
    );
  return (
    <Panel
      ref={focusRef}
      tabIndex={-1}
      title="Your vehicles"
      text={
        isSignedIn ? undefined : (
          <>
            Saved in this browser. <Link href={paths.login(paths.garage())}>Sign in</Link> to see
            them on all your devices.
          </>
        )
      }
      flush
    >
      <ItemList>
        {vehicles.map((vehicle) => (
          <Item
            key={vehicle.id}
            icon={<Car size={18} strokeWidth={1.5} />}
            title={vehicleName(vehicle)}
            badge={vehicle.isActive ? <Badge tone="success">Active</Badge> : undefined}
            text={
              [vehicle.engine, ...Object.entries(vehicle.facts).map(factText)]
                .filter(Boolean)
                .join(", ") || undefined
            }
            meta={vehicle.vin ? `VIN ends in ${vehicle.vin.slice(-8)}` : undefined}
            action={<VehicleActions vehicle={vehicle} />}
          />
        ))}
      </ItemList>
    </Panel>
  );
}

/** An answer as its owner would say it: `16-inch wheels`, `no start-stop`. */
function factText([key, value]: [string, string]): string {
  const [kind = "", about = ""] = key.split(":");
  if (kind === "option") return value === "no" ? `no ${about}` : about;
  if (kind === "wheel-size") return `${value}-inch wheels`;
  if (kind === "steering") return `${value}-hand drive`;
  if (kind === "transmission") return `${value} transmission`;
  if (kind === "emissions") return `${value} emissions`;
  if (kind === "facelift") return value === "no" ? "not the facelift" : "facelift";
  if (kind === "build-date") return `built ${about.replace("..", " to ")}: ${value}`;
  if (kind === "chassis-number") return `chassis number ${about.replace("..", " to ")}: ${value}`;
  return value;
}

function VehicleActions({ vehicle }: { vehicle: SavedVehicle }) {
  const sent = useNavigation().formData;
  const pending = sent?.get("id") === vehicle.id ? sent.get("intent") : undefined;
  const button = (intent: "activate" | "remove" | "forget", label: string) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      size="small"
      pending={pending === intent}
      aria-label={`${label} ${vehicleName(vehicle)}${vehicle.engine ? `, ${vehicle.engine}` : ""}`}
    >
      {label}
    </Button>
  );
  return (
    <Form method="post" action={useGarageAction()}>
      <input type="hidden" name="id" value={vehicle.id} />
      <Inline>
        {vehicle.isActive ? null : button("activate", "Use")}
        {Object.keys(vehicle.facts).length > 0 ? button("forget", "Forget answers") : null}
        {button("remove", "Remove")}
      </Inline>
    </Form>
  );
}
