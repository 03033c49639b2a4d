import { TRANSACTION_KINDS, type TransactionKind } from '#graphql/deal-kinds.ts'
import { ACTIVITY_TYPES, type PropertyGroup, SEARCH_KINDS, type UnitMix } from '#market/vocabulary.ts'
import { anyOf, blob, integer, orNull, real, table, text } from '../column-table.ts'
import { month } from './place-tables.ts'

export const TXN = table('txn', {
  id: integer(),
  projectId: integer(),
  buildingId: orNull(integer()),
  kind: anyOf(TRANSACTION_KINDS),
  activity: anyOf(ACTIVITY_TYPES),
  month: month(),
  /** market currency; rent is per month */
  price: integer(),
  /** null: not on record; such a deal is in no figure */
  areaSqm: orNull(real()),
  /** price per square foot; null where the size is not on record */
  psf: orNull(real()),
  unitMix: text<UnitMix>(),
  floorLow: orNull(integer()),
  floorHigh: orNull(integer()),
  unitNo: orNull(text()),
  /** units sold in one caveat; more than one is kept out of statistics */
  units: integer(),
  /** flat model or property type of the row */
  model: orNull(text()),
  leaseStartYear: orNull(integer()),
  sourceId: integer(),
  /** bit mask of TXN_FLAG */
  flags: integer(),
  /** the stack of the home, where the source identifies it */
  stackId: orNull(integer()),
})

/** §3: the aggregates of one unit mix of one project. */
export const UNIT_MIX = table(
  'unit_mix',
  {
    projectId: integer(),
    unitMix: text<UnitMix>(),
    unitCount: orNull(integer()),
    unitsAvailable: orNull(integer()),
    bedroomCount: orNull(integer()),
    bathroomCount: orNull(integer()),
  },
  {
    gfaSqftAvg: orNull(real()),
    gfaSqftMin: orNull(real()),
    gfaSqftMax: orNull(real()),
    lastSalePrice: orNull(integer()),
    lastSalePsf: orNull(real()),
    lastSaleMonth: orNull(month()),
    lastRentPrice: orNull(integer()),
    lastRentPsf: orNull(real()),
    lastRentMonth: orNull(month()),
    salePriceAvg: orNull(real()),
    salePriceMin: orNull(integer()),
    salePriceMax: orNull(integer()),
    salePriceMedian: orNull(real()),
    salePsfAvg: orNull(real()),
    salePsfMin: orNull(real()),
    salePsfMax: orNull(real()),
    salePsfMedian: orNull(real()),
    rentPriceAvg: orNull(real()),
    rentPriceMin: orNull(integer()),
    rentPriceMax: orNull(integer()),
    rentPriceMedian: orNull(real()),
    rentPsfAvg: orNull(real()),
    rentPsfMin: orNull(real()),
    rentPsfMax: orNull(real()),
    rentPsfMedian: orNull(real()),
    launchPriceAvg: orNull(real()),
    launchPriceMin: orNull(integer()),
    launchPriceMax: orNull(integer()),
    launchPsfAvg: orNull(real()),
    launchPsfMin: orNull(real()),
    launchPsfMax: orNull(real()),
    monthlyRentYield: orNull(real()),
    saleCount1y: integer(),
    saleCount30d: integer(),
    rentCount1y: integer(),
    rentCount30d: integer(),
    salePriceP25: orNull(real()),
    salePriceP75: orNull(real()),
    salePsfP25: orNull(real()),
    salePsfP75: orNull(real()),
    rentPriceP25: orNull(real()),
    rentPriceP75: orNull(real()),
    rentPsfP25: orNull(real()),
    rentPsfP75: orNull(real()),
    launchPriceMedian: orNull(real()),
    launchPsfMedian: orNull(real()),
    launchCount: integer(),
  },
)

/** The mix-adjusted index by month; area 0 is the whole country. */
export const PRICE_INDEX = table('price_index', {
  segment: text<PropertyGroup>(),
  areaId: integer(),
  month: month(),
  value: real(),
  n: integer(),
  psfP25: real(),
  psfMedian: real(),
  psfP75: real(),
  priceP25: real(),
  priceMedian: real(),
  priceP75: real(),
})

export const PROJECT_QUARTER = table('project_quarter', {
  projectId: integer(),
  kind: text<TransactionKind>(),
  /** yyyyq */
  quarter: integer(),
  n: integer(),
  psfP25: real(),
  psfMedian: real(),
  psfP75: real(),
})

/** An identified home of a stack with its newest sale. */
export const STACK_UNIT = table('stack_unit', {
  buildingId: integer(),
  stackId: integer(),
  floor: integer(),
  unitNo: text(),
  month: month(),
  price: integer(),
  psf: real(),
  saleCount: integer(),
  /** of the sale before the newest one */
  boughtMonth: orNull(month()),
  boughtPrice: orNull(integer()),
})

/** One home's purchase and its next sale. */
export const RESALE_PAIR = table('resale_pair', {
  projectId: integer(),
  sellId: integer(),
  unitNo: text(),
  unitMix: text(),
  areaSqm: real(),
  floor: orNull(integer()),
  buyMonth: month(),
  buyPrice: integer(),
  sellMonth: month(),
  sellPrice: integer(),
})

/** What the resale pairs of a project come to; rates are fractions. */
export const PROJECT_GAIN = table('project_gain', {
  projectId: integer(),
  n: integer(),
  profitable: integer(),
  gainP25: real(),
  gainMedian: real(),
  gainP75: real(),
  yearsMedian: real(),
  annualisedN: integer(),
  annualisedP25: orNull(real()),
  annualisedMedian: orNull(real()),
  annualisedP75: orNull(real()),
  /** JSON list of counts, one per bin */
  bins: text(),
})

/** What a project's usual home is worth, as it was estimated when the market was published; or why there is no estimate. */
export const PROJECT_ESTIMATE = table('project_estimate', {
  projectId: integer(),
  /** why nothing is estimated; then the rest is null */
  refusal: orNull(text()),
  asOf: orNull(month()),
  unitMix: orNull(text()),
  areaSqm: orNull(real()),
  floor: orNull(integer()),
  value: orNull(integer()),
  /** nine in ten such homes sell between these */
  low90: orNull(integer()),
  high90: orNull(integer()),
  /** null where nothing is measured */
  confidence: orNull(text()),
  /** why nothing is measured */
  unmeasured: orNull(text()),
})

/** What the type-ahead may suggest. */
export const SEARCH_DOC = table('search_doc', {
  id: integer(),
  kind: anyOf(SEARCH_KINDS),
  refId: integer(),
  title: text(),
  subtitle: text(),
  terms: text(),
  weight: real(),
  resultCount: integer(),
  lat: orNull(real()),
  lng: orNull(real()),
  titleLocal: orNull(text()),
  key: text(),
  keyLocal: orNull(text()),
})

export const SEARCH_WORD = table('search_word', { id: integer(), word: text(), docs: integer() })
export const SEARCH_TRIGRAM = table('search_trigram', { trigram: text(), wordId: integer() })

/** A file that the market serves, in pieces below the limit of a cell. */
export const ARTIFACT = table(
  'artifact',
  { name: text(), chunk: integer(), hash: text(), contentType: text(), rowCount: integer(), bytes: blob() },
  {},
)

export const META = table('meta', { key: text(), value: text() })
