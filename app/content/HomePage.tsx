import {
  AppPromo,
  Badge,
  Container,
  FeatureCell,
  FeatureExample,
  type FeatureExampleContent,
  FeatureGrid,
  Heading,
  Hero,
  Inline,
  Link,
  MapPreview,
  MapPreviewCard,
  PhonePreview,
  PlanStrip,
  SearchBox,
  Section,
  Stack,
  StatStrip,
  Steps,
  Text,
} from "@partlane/ui";
import { CreditCard, PackageCheck, Search } from "lucide-react";
import { PartImage } from "~/catalog/PartImage";
import { conditionLabels } from "~/catalog/search";
import { BASEMAP_ATTRIBUTION } from "~/map/basemap/attribution";
import { basemapTileUrl } from "~/map/tiles";
import { paths } from "~/paths";
import { useThemeChoice } from "~/shell/theme";
import { formatDistanceMiles, formatDollars, formatShortDate } from "./format";
import {
  APP_SECTION,
  type FeatureExample as Example,
  FEATURES_HEADING,
  HERO_INTRO,
  HERO_LINES,
  HERO_SEARCH_PLACEHOLDER,
  PLANS_HEADING,
  PLANS_NOTE,
  SEARCH_EXAMPLES,
  STATISTICS,
  STEPS_HEADING,
  type StepIcon,
} from "./home";
import type { HomeData } from "./home.server";
import { MOST_POPULAR_LABEL } from "./pricing";

export type HomePageProps = HomeData & { signedIn: boolean };

const stepIcons: Record<StepIcon, typeof Search> = {
  search: Search,
  "credit-card": CreditCard,
  "package-check": PackageCheck,
};

/** The front door (SPEC B): what this is, a search, and a living piece of the map. */
export function HomePage({ origin, parts, features, steps, plans, apps, signedIn }: HomePageProps) {
  return (
    <>
      <Hero
        lines={HERO_LINES}
        intro={HERO_INTRO}
        search={
          <SearchBox
            size="hero"
            action={paths.map()}
            placeholder={HERO_SEARCH_PLACEHOLDER}
            buttonLabel="Search"
            examples={SEARCH_EXAMPLES.map(({ text, code }) => ({
              label: text,
              code,
              href: paths.map({ text }),
            }))}
          />
        }
        aside={<PartsNearby origin={origin} parts={parts} />}
      />
      <StatStrip items={STATISTICS} />
      <Section id="features" aria-labelledby="features-heading">
        <Container>
          <Stack gap={10}>
            <Heading level={2} size="section" id="features-heading">
              {FEATURES_HEADING}
            </Heading>
            <FeatureGrid>
              {features.map(({ id, heading, text, example }) => (
                <FeatureCell
                  key={id}
                  title={heading}
                  text={text}
                  example={<FeatureExample example={exampleContent(example)} />}
                />
              ))}
            </FeatureGrid>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken" aria-labelledby="steps-heading">
        <Container>
          <Stack gap={10}>
            <Heading level={2} size="section" id="steps-heading">
              {STEPS_HEADING}
            </Heading>
            <Steps
              items={steps.map(({ icon, heading, text, example }) => {
                const Icon = stepIcons[icon];
                return {
                  icon: <Icon size={20} strokeWidth={1.5} />,
                  title: heading,
                  text,
                  example,
                };
              })}
            />
          </Stack>
        </Container>
      </Section>
      <Section aria-labelledby="plans-heading">
        <Container>
          <Stack gap={10}>
            <Inline justify="between" align="end" gap={4} wrap>
              <Heading level={2} size="section" id="plans-heading">
                {PLANS_HEADING}
              </Heading>
              <Text tone="muted">
                {PLANS_NOTE} <Link href={paths.pricing()}>Compare plans</Link>
              </Text>
            </Inline>
            <PlanStrip
              plans={plans.map(({ id, name, monthlyCents, summary, mostPopular }) => ({
                name,
                price: formatDollars(monthlyCents),
                per: "a month",
                summary,
                cta: "Choose Plan",
                href: signedIn ? paths.billing({ plan: id }) : paths.register({ plan: id }),
                badge: mostPopular ? MOST_POPULAR_LABEL : undefined,
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <AppPromo
        id="download"
        title={APP_SECTION.heading}
        text={APP_SECTION.text}
        stores={apps.map(({ id, name, href, download, coming, comingNotice }) => ({
          id,
          name,
          href: href ?? undefined,
          note: href ? download : coming,
          comingNotice,
        }))}
        preview={<AppOnPhone origin={origin} parts={parts} />}
      />
    </>
  );
}

type MapData = Pick<HomeData, "origin" | "parts">;

function useMapProps({ origin, parts }: MapData) {
  return {
    origin,
    theme: useThemeChoice(),
    tileUrl: basemapTileUrl,
    markers: parts.map(({ id, name, priceCents, distanceMiles, coords }) => ({
      id,
      ...coords,
      price: formatDollars(priceCents),
      label: `${name}, ${formatDollars(priceCents)}, ${formatDistanceMiles(distanceMiles)}`,
      href: paths.map({ part: id }),
    })),
  };
}

/** The map beside the words: what is for sale nearby, the nearest of it in a card. */
function PartsNearby(data: MapData) {
  const [nearest] = data.parts;
  return (
    <MapPreview
      {...useMapProps(data)}
      label="Parts near you"
      attribution={BASEMAP_ATTRIBUTION}
      card={
        nearest ? (
          <MapPreviewCard
            href={paths.map({ part: nearest.id })}
            image={<PartImage image={nearest.image} size={76} eager />}
            name={nearest.name}
            partNumber={nearest.partNumber}
            price={formatDollars(nearest.priceCents)}
          >
            <Badge tone="success">{conditionLabels[nearest.condition]}</Badge>
            {`${formatDistanceMiles(nearest.distanceMiles)}, ${nearest.travelTimeMinutes} min`}
          </MapPreviewCard>
        ) : undefined
      }
    />
  );
}

function AppOnPhone(data: MapData) {
  const [nearest] = data.parts;
  return (
    <PhonePreview
      query={nearest?.name.toLowerCase() ?? HERO_SEARCH_PLACEHOLDER}
      map={<MapPreview {...useMapProps(data)} />}
      part={
        nearest && {
          name: nearest.name,
          price: formatDollars(nearest.priceCents),
          note: `${formatDistanceMiles(nearest.distanceMiles)}, ${nearest.travelTimeMinutes} min by car`,
          action: "Purchase",
        }
      }
    />
  );
}

/** A feature's example in the form that `ui` draws. */
function exampleContent(example: Example): FeatureExampleContent {
  switch (example.kind) {
    case "vin":
      return {
        kind: "code",
        groups: example.groups.map(({ text, meaning, decoded }) => ({
          text,
          meaning,
          marked: decoded,
        })),
        result: example.vehicle,
      };
    case "quotes":
      return {
        kind: "rows",
        rows: example.quotes.map(({ seller, reach, priceCents, best }) => ({
          label: `${seller}, ${reach}`,
          value: formatDollars(priceCents),
          tone: best ? "success" : "muted",
        })),
      };
    case "refund":
      return {
        kind: "rows",
        rows: [
          { label: example.orderId, mono: true, value: example.complaint, refused: true },
          { label: "Dispute opened", value: formatShortDate(example.disputeOpened) },
          { label: "Full refund", value: formatDollars(example.refundCents, { cents: true }) },
        ],
      };
    case "figures":
      return { kind: "rows", rows: example.rows };
    case "bars":
      return example;
  }
}
