import { PhotoField } from "@partlane/ui";
import { useEffect, useRef } from "react";
import { defaultAlt, photoLimits } from "~/photos/photo.schema";
import { type PhotosPanelProps, photoFields } from "./draft-photos";
import { HiddenPhotos } from "./HiddenPhotos";
import { usePhotoUploads } from "./usePhotoUploads";
import { draftChanged } from "./useSavedDraft";

/** Photos that are sent from the device as they are chosen, put in order and described; the draft is saved with them. */
export function PhotoUploads({ photos, fields }: PhotosPanelProps) {
  const { entries, kept, ...actions } = usePhotoUploads(photos);
  const changed = photoFields(kept);
  const input = useRef<HTMLInputElement>(null);
  const saved = useRef(changed);
  useEffect(() => {
    const { current } = saved;
    if (current.photos === changed.photos && current.photoAlts === changed.photoAlts) return;
    saved.current = changed;
    input.current?.form?.dispatchEvent(new Event(draftChanged, { bubbles: true }));
  });
  const name = fields.name?.trim() ?? "";
  return (
    <>
      <HiddenPhotos ref={input} {...changed} />
      <PhotoField
        {...actions}
        label="Photos of this part"
        help="JPEG, PNG, WebP, AVIF or GIF, up to 20 MB each. The first one is the cover."
        name="photo"
        photos={entries}
        most={photoLimits.perListing}
        maxAltText={photoLimits.alt}
        defaultAltText={(position) => defaultAlt(name, position)}
      />
    </>
  );
}
