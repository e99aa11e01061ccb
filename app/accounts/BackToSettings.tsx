import { Link } from "@partlane/ui";
import { paths } from "~/paths";

export function BackToSettings() {
  return (
    <Link href={paths.settings()} underline="always">
      Back to settings
    </Link>
  );
}
