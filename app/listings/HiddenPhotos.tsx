import { forwardRef } from "react";
import type { DraftFields } from "./listing-form";
import { listingFormId } from "./useSavedDraft";

/** What the listing's form sends of its photos, from outside of it. */
export const HiddenPhotos = forwardRef<HTMLInputElement, Pick<DraftFields, "photos" | "photoAlts">>(
  function HiddenPhotos({ photos = "", photoAlts = "" }, ref) {
    return (
      <>
        <input ref={ref} type="hidden" name="photos" form={listingFormId} value={photos} />
        <input type="hidden" name="photoAlts" form={listingFormId} value={photoAlts} />
      </>
    );
  },
);
