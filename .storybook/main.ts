import type { StorybookConfig } from "@storybook/react-vite";
import { fasterBuild } from "./faster-build";

export default {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../public"],
  // Stories that prove a behavior, and look like another: tests run them, the sidebar's filter shows them.
  tags: { proof: { defaultFilterSelection: "exclude" } },
  // For whoever writes their first story; those who come here look at what is there.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: fasterBuild,
} satisfies StorybookConfig;
