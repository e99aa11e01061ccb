import { DonatePage } from "~/content/DonatePage";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "Donate",
  description: "Help keep search free for people who need a part now and then.",
});

export default DonatePage;
