import type * as z from "zod";
import { errorResponse, formLimit, mediaType, parseFields, readForm } from "./request.server";
import { readParts, uploadOverhead } from "./upload.server";

interface FilesOptions<Result> {
  /** The field that files are sent in. */
  field: string;
  /** How many. */
  most: number;
  /** Of one file, at most; what is larger by a little is still given to `take`, which can say so kindly. */
  bytes: number;
  /** Reads a file while it arrives. */
  take: (body: AsyncIterable<Uint8Array>) => Promise<Result>;
}

/**
 * Reads a form that one of our own pages sent, with files in one of its fields: what was taken of each, in their order,
 * and whether there were more than `most`, which are thrown away. A form without files may be sent as any other is.
 * Throws what `readForm` throws.
 */
export async function readFormWithFiles<Schema extends z.ZodObject, Result>(
  request: Request,
  schema: Schema,
  { field, most, bytes, take }: FilesOptions<Result>,
): Promise<{ form: z.output<Schema>; files: Result[]; isTooMany: boolean }> {
  if (mediaType(request) !== "multipart/form-data")
    return { form: await readForm(request, schema), files: [], isTooMany: false };
  const entries: [string, string][] = [];
  const files: Promise<Result>[] = [];
  let refused: Response | undefined;
  let isTooMany = false;
  let size = 0;
  await readParts(request, {
    most: most * (bytes + 1_000_000) + formLimit + uploadOverhead,
    limits: { files: most, fields: 60, fieldSize: formLimit },
    onField(name, value, isTruncated) {
      size += name.length + value.length;
      if (isTruncated || size > formLimit)
        refused ??= errorResponse(
          413,
          `The form is larger than ${formLimit / 1024} kB. Send less.`,
        );
      else entries.push([name, value]);
    },
    onFilesLimit() {
      isTooMany = true;
    },
    onFile(name, fileName) {
      if (name !== field) refused ??= errorResponse(415, "The form takes no files in that field.");
      // A field in which nothing was chosen is sent too.
      if (name !== field || !fileName) return undefined;
      return (body) => {
        const taking = take(body);
        files.push(taking);
        return taking;
      };
    },
  });
  if (refused) throw refused;
  return { form: parseFields(entries, schema), files: await Promise.all(files), isTooMany };
}
