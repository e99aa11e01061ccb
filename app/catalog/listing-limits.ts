/*
 * How much a listing holds. Whatever an import or a bulk change writes, the form takes too: otherwise a listing could
 * not be edited any more. Browser-safe.
 */

/** The longest texts, in characters. */
export const textLimits = {
  name: 120,
  partNumber: 40,
  brand: 60,
  sku: 64,
  description: 4_000,
  make: 60,
  model: 60,
  engine: 60,
  note: 200,
} as const;

/** The most of one listing in stock. */
export const mostPieces = 999_999;
/** The highest price, in cents. */
export const mostPriceCents = 1_000_000_00;
/** The longest warranty, in days. */
export const mostWarrantyDays = 36_500;
/** Numbers that a part goes by besides its own. */
export const mostOtherNumbers = 200;
/** Lines of vehicles that a part fits. */
export const mostVehicles = 500;
