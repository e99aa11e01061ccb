/*
 * Every threshold of planning and carrying out a search, with its unit and its reason. Rows are listings
 * unless said otherwise. They were found by measuring (docs/search-speed.md): change one with a bench beside it, and
 * see in tests/app/golden/search-plans.txt what is answered otherwise. What the statistics are made by, such as the
 * size of the sample, stands beside them in ../stats; what a text may be read as, in ../text.
 */

/* How much one read may cost. */

/** Rows that any read of candidates ends at, so that no search is without a bound. */
export const maxScannedRows = 50_000;
/** Candidates that are all read and sorted; more are looked for near a place, or in an index's order. */
export const maxInlineCandidates = 3_000;
/** Rows that facets count one by one; of more they are estimated. */
export const maxCountedRows = 3_000;
/** Rows with the words in a range of prices that are read and sorted: each is fetched from the table. */
export const maxRangeRows = 1_500;
/** Rows of the words that are sorted for the first of them; what more have is soon met on a walk. */
export const maxSortedRows = 500_000;
/** Cells: more than any view has of its zoom. */
export const maxClusterCells = 4_000;

/** An estimate has to be so many times below a limit to be relied on: samples and guesses err. */
export const estimateMargin = 2;

/* The first in an index's order: price, or time. */

/** Rows that a walk for words reads, each from the table: where it may be longer, all with the words are read. */
export const maxTermWalkRows = 5_000;
/** Rows that take so long to read that a walk of `maxScannedRows` is worth a try before. */
export const longReadRows = 200_000;
/** A walk reads the rows of an index one by one, an area by its index alone: so many times as fast. */
export const walkCostPerRow = 4;
/** Fewer matching rows than this count as this many: a division by none has no meaning. */
export const leastMatchingRows = 1e-3;
/** To look up words with prices costs as much as to read so many more rows on a walk. */
export const termLookupCostRows = 500;
/** Rows: a longer walk is worse than to look words up, wherever it ends. */
export const maxPricedWalkRows = 4_000;
/** Prices of the sample's matches that bands are cut at: each is twice as far as the one before. */
export const maxPriceCuts = 12;

/* The nearest first: an expanding ring. */

/** A ring should hold so many times the page, so that one read is usually enough. */
export const ringMargin = 1.5;
/** After a ring that found next to nothing, the next holds so many times as much at most. */
export const maxRingGrowth = 40;
/** A first ring with more than this part of the view is nearly as dear as all of it, where what is wanted is rare. */
export const largeRingShare = 1 / 20;
/** A view with more than this part of all listings: to go through its cells costs as much as the whole index of words. */
export const wideViewShare = 1 / 3;

/* Selectivity. */

/** No search is thought rarer than this part of all: what it finds corrects the guess. */
export const leastSelectivity = 1e-5;
/** The exponent by which each further word narrows: words keep company, so less than if strewn at random. */
export const companyExponent = 0.5;

/* Facets of an area that is too full to be counted. */

/** Rows of the cells that are looked at: more tell little more. */
export const facetSampleRows = 1_000;
/** Boxes around a place that are tried for a common word, each smaller than the one before. */
export const maxFacetTries = 3;

/* Clusters of a view with too many listings to count during a request. */

export const estimatedClusters = {
  /** Up to so many rows of a view are counted one by one, by an index that covers all filters. */
  mostRead: 30_000,
  /** Matching rows of the sample: fewer are too few for an estimate. */
  leastSampled: 10_000,
  /** Rows with the words that are counted one by one: each is read from the table. */
  mostOfWords: 2_000,
  /** How long to wait for a sample that is loading, in ms. */
  patienceMs: 1_000,
};
/** Where the sample is too small for an estimate of some cells, they are counted up to so many rows. */
export const maxCountedOfSmallCells = { plain: 10_000, words: 1_000 };
/** Rows of the sample that the share of the whole view weighs as much as, in each cell. */
export const cellDoubtRows = 4;
/** Rows of a view of which those that fit a vehicle are few enough to be read one by one. */
export const maxFittingRows = 50_000;
/** Zooms finer than clusters that fitting listings are counted in: they stand to 8 pixels then. */
export const fittingZooms = 2;

/* Zero results. */

/** Listings offered by another number that does the same job. */
export const maxInterchange = 6;
/** Listings by the asked number whose other numbers are looked up, and listings that go by those. */
export const maxInterchangeReads = { own: 50, same: 200 };
/** Pairs of filters that are reported, and tried at once. */
export const maxBlockingPairs = 3;
/** Filters: of more no pairs are tried, for there are ten pairs of five. */
export const maxPairedFilters = 5;

/* The ways of the indexes. */

/** Cells of the word index that are looked up together: each row found is compared with all of them. */
export const cellsPerLookup = 6;
/** Bands of prices that are looked up together, for the same reason. */
export const bandsPerLookup = 16;
/** Added to the miles of a worse match, so that it comes after all better ones: farther than anything on earth is. */
export const tierMiles = 20_000;
