import { Stack, Text } from "@partlane/ui";

/** What somebody wrote, line by line. */
export const WrittenText = ({ children }: { children: string }) => (
  <Stack gap={2} dir="auto">
    {children.split(/\n+/).map((line, index) => (
      // Lines may repeat, and never change places.
      <Text key={index} size={15} measure>
        {line}
      </Text>
    ))}
  </Stack>
);
