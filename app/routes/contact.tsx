import type { MetaFunction } from "@remix-run/node";
import { ContactPage } from "~/content/ContactPage";
import { pageMeta } from "~/shell/meta";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contact",
    description:
      "Write to support or call: about an order, a part that does not fit, or your account.",
  });

export default ContactPage;
