import * as z from "zod";
import { photoLimits } from "~/photos/photo.schema";
import { receivePhoto } from "~/photos/photos.server";
import { readFormWithFiles } from "~/platform/http/form-with-files.server";
import { type PhotosTyped, photosPerForm } from "./order-photo";

const idSchema = z.uuid();

/** Ids that a form keeps, as `OrderPhotosField` writes them; what is none is left out. */
const keptIds = (text: string) => text.split(",").filter((id) => idSchema.safeParse(id).success);

/**
 * Reads a form with photos in its field `photos`, which are taken while they arrive. They belong to nothing until
 * `attachPhotos` says to what: where the form is refused it keeps them in its field `keptPhotos`, and nobody has to pick
 * them again; `dropPhotos` lets go of them. Throws what `readForm` throws.
 */
export async function readPhotoForm<Shape extends z.ZodRawShape>(
  request: Request,
  schema: z.ZodObject<Shape>,
  accountId: string,
): Promise<{ form: z.output<z.ZodObject<Shape>>; photos: PhotosTyped }> {
  const extended = z.object({
    ...schema.shape,
    keptPhotos: z.string().max(400).default(""),
    dropPhotos: z.string().max(10).default(""),
  });
  const { form, files, isTooMany } = await readFormWithFiles(request, extended, {
    field: "photos",
    most: photosPerForm,
    bytes: photoLimits.bytes,
    take: (body) => receivePhoto({ accountId, body }),
  });
  const { keptPhotos, dropPhotos, ...fields } = form as { keptPhotos: string; dropPhotos: string };
  const before = dropPhotos ? [] : keptIds(keptPhotos);
  const arrived = files.flatMap((file) => (file.kind === "received" ? [file.photo.id] : []));
  const ids = [...new Set([...before, ...arrived])];
  const refused = files.find((file) => file.kind === "refused");
  const isOver = isTooMany || ids.length > photosPerForm;
  const error = isOver ? `Send ${photosPerForm} photos at most.` : refused?.message;
  return {
    form: fields as z.output<z.ZodObject<Shape>>,
    photos: { kept: ids.slice(0, photosPerForm), ...(error && { error }) },
  };
}
