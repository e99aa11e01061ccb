import { Checkbox, TextField } from "@partlane/ui";
import { counted } from "~/content/format";
import { type PhotosTyped, photosPerForm } from "~/order-photos/order-photo";

/**
 * The photos of a form about an order, which is sent as `multipart/form-data` and read by `readPhotoForm`. Those that
 * arrived with a form that was refused are kept, and can be taken out.
 */
export function OrderPhotosField({
  typed,
  help = "",
}: {
  /** What came of the form that was refused. */
  typed?: PhotosTyped;
  /** What to show in them, as a sentence. */
  help?: string;
}) {
  const kept = typed?.kept ?? [];
  const room = photosPerForm - kept.length;
  const photos = counted(kept.length, "photo");
  const attached = kept.length > 0 ? `${photos} attached.` : "";
  const more = room > 0 ? `Up to ${room}${kept.length > 0 ? " more" : ""}, of 20 MB each.` : "";
  return (
    <>
      {kept.length > 0 ? <input type="hidden" name="keptPhotos" value={kept.join(",")} /> : null}
      <TextField
        type="file"
        label="Photos (optional)"
        name="photos"
        accept="image/*"
        multiple
        error={typed?.error}
        help={[help, attached, more].filter(Boolean).join(" ")}
      />
      {kept.length > 0 ? (
        <Checkbox name="dropPhotos" value="yes" label={`Take out the ${photos} attached`} />
      ) : null}
    </>
  );
}
