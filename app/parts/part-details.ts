import type { PartImage } from "@partlane/ui";
import type { FitmentRow, Listing, Photo } from "~/catalog/listing.schema";
import type { NumberKind } from "~/platform/enums";

/** A photo with its smallest width. */
export type PartPhoto = Photo & { thumb: string };

/** A part with all that is known of it, as its own page shows it. */
export interface PartDetails {
  /** With the verdict on the vehicle that was asked about. */
  listing: Listing;
  /** Its seller's, the cover first. */
  photos: PartPhoto[];
  /** Further drawings, where there is no photo. */
  pictures: PartImage[];
  sellerId: string;
  /** Of a used part: what is damaged, in the seller's words, and how far its car had gone. */
  damage: string;
  donorMiles: number | null;
  /** Who refurbished it; blank when unknown. */
  refurbishedBy: string;
  /** Where its counter is, which may be another place than the part's. */
  sellerPlace: string;
  /** How long its buyer has to return the old part for its deposit. */
  coreDays: number;
  /** Letters and digits only, in capitals; the own number is the listing's. */
  numbers: Record<Exclude<NumberKind, "own">, string[]>;
  /** The numbers that replaced one of its own. */
  replacedBy: string[];
  /** The part type, in words. */
  kind: string;
  /** The first rows of its fitment table, those of the reader's own model before all others. */
  fitment: FitmentRow[];
  /** How many there are; no more than 200 are counted. */
  fitmentCount: number;
}

/** What may be taken in place of a part. */
export interface Alternatives {
  /** Other listings in stock of the same number, of an equivalent, or of what replaced it: `matched` says which. */
  same: Listing[];
  /** Other parts of its kind nearby. */
  similar: Listing[];
  /** Those are only parts that fit the vehicle. */
  similarFit: boolean;
}
