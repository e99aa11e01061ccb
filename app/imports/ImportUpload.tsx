import { Button, FileDrop, Notice, Progress, Stack } from "@partlane/ui";
import { useState } from "react";
import { counted } from "~/content/format";
import { paths } from "~/paths";
import { importLimits } from "./csv/import-row.schema";
import { sizeText } from "./import-words";
import { type Upload, useUpload } from "./useUpload";

const limitsText = `CSV, up to ${sizeText(importLimits.bytes).replace(".0", "")} and ${counted(importLimits.rows, "row")}. Columns may be separated by commas, semicolons, or tabs.`;

/** Takes a file of listings. Without JavaScript a plain form; with it the upload shows how far it is. */
export function ImportUpload() {
  const [hasFile, setHasFile] = useState(false);
  const { upload, send, cancel } = useUpload();
  const isSending = upload.kind === "sending";
  return (
    <form
      method="post"
      action={paths.uploadImport()}
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
    >
      <Stack gap={4} align="start">
        <FileDrop
          label="Your file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv"
          required
          help={limitsText}
          maxBytes={importLimits.bytes}
          onFile={(file) => setHasFile(file !== null)}
        />
        {upload.kind === "sending" ? <Sending {...upload} onCancel={cancel} /> : null}
        {upload.kind === "failed" ? <Notice tone="critical">{upload.message}</Notice> : null}
        <Button type="submit" tone={hasFile ? "accent" : undefined} pending={isSending}>
          Upload
        </Button>
      </Stack>
    </form>
  );
}

function Sending({
  sent,
  total,
  onCancel,
}: Extract<Upload, { kind: "sending" }> & { onCancel: () => void }) {
  const isSent = total > 0 && sent >= total;
  return (
    <Progress
      label={isSent ? "Reading the file" : "Uploading"}
      value={isSent || total === 0 ? undefined : sent}
      max={total}
      valueText={isSent || total === 0 ? undefined : `${sizeText(sent)} of ${sizeText(total)}`}
      action={
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}
