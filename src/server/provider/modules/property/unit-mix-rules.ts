/** §3: the aggregates of one unit mix of one project. Months are yyyymm. */
export interface UnitMixRecord {
  projectId: number
  unitMix: string
  unitCount: number | null
  unitsAvailable: number | null
  bedroomCount: number | null
  bathroomCount: number | null
  gfaSqftAvg: number | null
  gfaSqftMin: number | null
  gfaSqftMax: number | null
  lastSalePrice: number | null
  lastSalePsf: number | null
  lastSaleMonth: number | null
  lastRentPrice: number | null
  lastRentPsf: number | null
  lastRentMonth: number | null
  salePriceAvg: number | null
  salePriceMin: number | null
  salePriceMax: number | null
  salePriceMedian: number | null
  salePriceP25: number | null
  salePriceP75: number | null
  salePsfAvg: number | null
  salePsfMin: number | null
  salePsfMax: number | null
  salePsfMedian: number | null
  salePsfP25: number | null
  salePsfP75: number | null
  rentPriceAvg: number | null
  rentPriceMin: number | null
  rentPriceMax: number | null
  rentPriceMedian: number | null
  rentPriceP25: number | null
  rentPriceP75: number | null
  rentPsfAvg: number | null
  rentPsfMin: number | null
  rentPsfMax: number | null
  rentPsfMedian: number | null
  rentPsfP25: number | null
  rentPsfP75: number | null
  launchPriceAvg: number | null
  launchPriceMin: number | null
  launchPriceMax: number | null
  launchPriceMedian: number | null
  launchPsfAvg: number | null
  launchPsfMin: number | null
  launchPsfMax: number | null
  launchPsfMedian: number | null
  launchCount: number
  monthlyRentYield: number | null
  saleCount1y: number
  saleCount30d: number
  /** null where rents are not disclosed */
  rentCount1y: number | null
  rentCount30d: number | null
  listingCount1y: number
  listingCount30d: number
  listingPriceMin: number | null
  listingPriceMax: number | null
  listingPsfMin: number | null
  listingPsfMax: number | null
}

const NO_RENT = {
  lastRentPrice: null,
  lastRentPsf: null,
  lastRentMonth: null,
  rentPriceAvg: null,
  rentPriceMin: null,
  rentPriceMax: null,
  rentPriceMedian: null,
  rentPriceP25: null,
  rentPriceP75: null,
  rentPsfAvg: null,
  rentPsfMin: null,
  rentPsfMax: null,
  rentPsfMedian: null,
  rentPsfP25: null,
  rentPsfP75: null,
  monthlyRentYield: null,
  rentCount1y: null,
  rentCount30d: null,
} satisfies Partial<UnitMixRecord>

/** §9: what stays of a unit mix in a market that does not disclose rents. */
export const withoutRent = (mix: UnitMixRecord): UnitMixRecord => ({ ...mix, ...NO_RENT })
