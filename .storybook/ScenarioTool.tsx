/** @jsxRuntime classic @jsx createElement */
// The toolbar is built by another builder, which knows this way of JSX alone.
// oxlint-disable-next-line no-unused-vars -- what JSX becomes
import { createElement } from "react";
import { Button, PopoverProvider } from "storybook/internal/components";
import { type API, useGlobals, useParameter } from "storybook/manager-api";
import { styled } from "storybook/theming";
import {
  asInStory,
  type CatalogueParameter,
  choicesOf,
  chosenGlobal,
  labelOf,
  unmockedEvent,
  withChoice,
} from "./scenario-choices";

const Rows = styled.div({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: "8px 12px",
  minWidth: 300,
  padding: 4,
});

const Select = styled.select(({ theme }) => ({
  minHeight: 28,
  padding: "0 8px",
  font: "inherit",
  color: theme.color.defaultText,
  background: theme.background.app,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

const Title = styled.label({ fontWeight: 600 });

/**
 * In the toolbar: puts another scenario in the place of the story's own, for all services that it
 * asks or for one of them. The story begins again in its frame; the address keeps the choice.
 */
export function ScenarioTool() {
  const [globals, updateGlobals] = useGlobals();
  const catalogue = useParameter<CatalogueParameter>("catalogue", {});
  const mocks = useParameter<Record<string, string>>("mocks", {});
  const chosen = (globals[chosenGlobal] ?? {}) as Record<string, string>;
  const rows = choicesOf(catalogue, mocks);
  if (rows.length === 0) return null;

  const told = rows.map(({ name }) => chosen[name]).filter(Boolean);
  const choose = (name: string, scenario: string) =>
    updateGlobals({ [chosenGlobal]: withChoice(chosen, name, scenario) });
  const popover = (
    <Rows>
      {rows.map(({ name, title, own, scenarios }) => (
        <Row key={name}>
          <Title htmlFor={`scenario-${name}`}>{title}</Title>
          <Select
            id={`scenario-${name}`}
            value={chosen[name] ?? asInStory}
            onChange={({ target }) => choose(name, target.value)}
          >
            <option value={asInStory}>{unchosen({ name, own, scenarios }, chosen.all)}</option>
            {scenarios.map((scenario) => (
              <option key={scenario} value={scenario}>
                {labelOf(scenario)}
              </option>
            ))}
          </Select>
        </Row>
      ))}
    </Rows>
  );
  return (
    <PopoverProvider ariaLabel="Scenarios of the mocked services" popover={popover} padding={8}>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Scenario"
        tooltip="What the mocked services answer"
        active={told.length > 0}
      >
        {told.length > 0 ? `Scenario: ${told.map(labelOf).join(", ")}` : "Scenario"}
      </Button>
    </PopoverProvider>
  );
}

/** What a service does that nothing is chosen for by itself. */
function unchosen(
  { name, own, scenarios }: { name: string; own?: string; scenarios: readonly string[] },
  all: string | undefined,
): string {
  if (all && name !== "all" && scenarios.includes(all)) return `As every service (${labelOf(all)})`;
  return own ? `As in the story (${labelOf(own)})` : "As in the story";
}

/** Its two cells stand in the grid themselves. */
const Row = styled.div({ display: "contents" });

/** A request that nothing mocks is told of here too: not everybody has the console open. */
export function tellOfUnmocked(api: API): void {
  api.on(unmockedEvent, (message: string) => {
    const [headline = message] = message.split("\n");
    api.addNotification({
      id: unmockedEvent,
      content: { headline, subHeadline: "The console says how to mock it." },
      duration: 12_000,
    });
  });
}
