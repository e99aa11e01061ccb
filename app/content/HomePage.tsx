import {
  AppPromo,
  Badge,
  Container,
  FeatureCell,
  FeatureExample,
  FeatureGrid,
  Heading,
  Hero,
  Inline,
  Link,
  MapPreview,
  MapPreviewCard,
  PhonePreview,
  PlanStrip,
  Section,
  Stack,
  StatStrip,
  Steps,
  Text,
} from "@partlane/ui";
import { CreditCard, PackageCheck, Search } from "lucide-react";
import { BASEMAP_ATTRIBUTION } from "~/basemap/attribution";
import { paths } from "~/paths";
import { PartImage } from "~/shell/PartImage";
import { SmartBox } from "~/shell/SmartBox";
import { useThemeChoice } from "~/shell/theme";
import {
  APP_SECTION,
  FEATURES_HEADING,
  HERO_INTRO,
  HERO_LINES,
  HERO_SEARCH_PLACEHOLDER,
  PLANS_HEADING,
  SEARCH_EXAMPLES,
  STATISTICS,
  STEPS_HEADING,
  type StepIcon,
} from "./home";
import type { HomeView } from "./home-view";

export type HomePageProps = HomeView & { signedIn: boolean };

const stepIcons: Record<StepIcon, typeof Search> = {
  search: Search,
  "credit-card": CreditCard,
  "package-check": PackageCheck,
};

/** The front door (SPEC B): what this is, a search, and a living piece of the map. */
export function HomePage(props: HomePageProps) {
  const { origin, parts, features, steps, plans, plansNote, apps, signedIn } = props;
  return (
    <>
      <Hero
        lines={HERO_LINES}
        intro={HERO_INTRO}
        search={
          <SmartBox
            size="hero"
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
                  example={<FeatureExample example={example} />}
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
                {plansNote} <Link href={paths.pricing()}>Compare plans</Link>
              </Text>
            </Inline>
            <PlanStrip
              plans={plans.map(({ id, ...plan }) => ({
                ...plan,
                per: "a month",
                cta: "Choose Plan",
                href: signedIn ? paths.billing({ plan: id }) : paths.register({ plan: id }),
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

type MapData = Pick<HomeView, "origin" | "parts">;

function useMapProps({ origin, parts }: MapData) {
  return {
    origin,
    theme: useThemeChoice(),
    tileUrl: paths.basemapTile,
    markers: parts.map(({ id, coords, price, label }) => ({
      id,
      ...coords,
      price,
      label,
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
            href={paths.part(nearest.id)}
            image={<PartImage image={nearest.image} size={76} eager />}
            name={nearest.name}
            partNumber={nearest.partNumber}
            price={nearest.price}
          >
            <Badge tone="success">{nearest.condition}</Badge>
            {nearest.reach}
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
          price: nearest.price,
          note: `${nearest.reach} by car`,
          action: "Purchase",
        }
      }
    />
  );
}
