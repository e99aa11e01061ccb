import { ContactPage } from "~/content/ContactPage";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "Contact",
  description: "Email or call support about an order, a part that doesn't fit, or your account.",
});

export default ContactPage;
