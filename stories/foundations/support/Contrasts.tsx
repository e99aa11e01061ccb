import { Grid, Heading, Stack, Text } from "@partlane/ui";
import { textSize, vars } from "@partlane/ui/theme";
import { useLayoutEffect, useRef, useState } from "react";
import { looks } from "../../../.storybook/look";
import { type ColourPair, colourPairs, contrastOf } from "./measured";

const row = {
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr) auto",
  gap: "0.75rem",
  alignItems: "center",
};

const sample = {
  display: "grid",
  placeItems: "center",
  blockSize: "2rem",
  borderRadius: vars.radius.control,
  fontSize: textSize[15],
  fontWeight: 600,
};

/** Two colors that meet, and their contrast as the browser has it. */
function Measured({ front, back, name, least, isText }: ColourPair) {
  const chip = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (!chip.current) return;
    const { color, backgroundColor } = getComputedStyle(chip.current);
    setRatio(contrastOf(color, backgroundColor));
  }, []);
  return (
    <li style={row} data-pair={name} data-ratio={ratio} data-least={least}>
      <span ref={chip} aria-hidden="true" style={{ ...sample, color: front, background: back }}>
        {isText ? "Ag" : "●"}
      </span>
      <Text as="span" size={14}>
        {name}
      </Text>
      <Text as="span" size={14} numeric weight={600}>
        {ratio?.toFixed(1)} <span style={{ fontWeight: 400 }}>of {least}</span>
      </Text>
    </li>
  );
}

/** Every two colors that meet on a screen, measured in each look. */
export function Contrasts() {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
      {looks.map(({ name, theme, contrast }) => (
        <div
          key={name}
          data-theme={theme}
          data-contrast={contrast}
          style={{
            padding: "1.5rem",
            background: vars.color.page,
            border: `1px solid ${vars.color.line}`,
            borderRadius: vars.radius.card,
          }}
        >
          <Stack gap={4}>
            <Heading level={2} size="card">
              {name}
            </Heading>
            <Stack as="ul" gap={2}>
              {colourPairs.map((pair) => (
                <Measured key={pair.name} {...pair} />
              ))}
            </Stack>
          </Stack>
        </div>
      ))}
    </Grid>
  );
}
