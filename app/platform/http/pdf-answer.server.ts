import type { Paper } from "~/platform/pdf/paper";
import { writePdf } from "~/platform/pdf/write-pdf.server";

/** A paper that is shown where the browser can show it. Nobody but its reader may keep it. */
export async function pdfAnswer(request: Request, paper: Paper): Promise<Response> {
  const pdf = await writePdf(paper);
  return new Response(request.method === "HEAD" ? null : Buffer.from(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(pdf.length),
      "Content-Disposition": `inline; filename="${paper.fileName.replaceAll(/[^\w.-]/g, "_")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}
