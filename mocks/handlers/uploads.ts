import { paths } from "~/paths";
import { broken, json } from "../answers";
import { service } from "../service";

/** Files of listings, as a script of the site's sends them. */
export const uploads = service({
  title: "Uploads of listings",
  requests: [`POST *${paths.uploadImport()}`],
  isOurs: true,
  answers: {
    success: () =>
      json({ to: paths.listingImport("01a21fbe-0d6b-7107-b0ff-139b3645c336") }, { status: 201 }),
    refused: () =>
      json(
        { message: "That file is a spreadsheet, and we read CSV. Save it as CSV, then upload it." },
        { status: 422 },
      ),
    error: broken,
  },
});
