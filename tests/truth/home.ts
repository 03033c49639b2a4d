/** A sale or a rent as a file has it, in the words of the check and not of the importer. */
export interface FileDeal {
  isRent: boolean
  /** yyyymm */
  month: number
  /** orders deals within a month: the day where the file tells it, else 0 */
  day: number
  price: number
  sqm: number
  /** what is compared with what when a price is judged: flat type, bedrooms, kind of house */
  kind: string
  /** kept and counted, but in no figure of prices: several units in one row, land alone, a flat sold by its land, a year without a month */
  isAside: boolean
  /** the record tells its month, not its year alone */
  isDated: boolean
}

/** One home (a block, a building, an estate, the houses of a suburb) with everything that the files say of it. */
export interface FileHome {
  key: string
  file: string
  /** homes of one segment have their newest month together */
  segment: string
  /** the state, where records of states come from several sources; else empty */
  state: string
  deals: FileDeal[]
  facts: HomeFacts
}

/** Facts that are read as they stand; undefined: the files do not decide it and it is not compared. */
export interface HomeFacts {
  tenure?: string | null
  leaseYears?: number | null
  leaseFrom?: number | null
  /** the town or area in the file's words */
  area?: string
  postalCode?: string | null
  place?: Place | null
}

export interface Place {
  lat: number
  lng: number
}

/** What both sides say of a home, in the same units: prices in money, sizes in square metres, figures per square foot. */
export interface Told {
  newestMonth: number | null
  newestPrice: number | null
  n: number
  psfN: number
  psfMedian: number | null
  sqmMin: number | null
  sqmMax: number | null
  tenure: string | null
  leaseYears: number | null
  leaseFrom: number | null
  area: string
  postalCode: string | null
  place: string | null
}

/** Letters and digits alone, so that two spellings of one name compare. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A place to a millionth of a degree; null where there is none. */
export const placeText = (at: Place | null): string | null => at && `${at.lat.toFixed(6)},${at.lng.toFixed(6)}`

const METRES_PER_DEGREE = 111_195

/** Metres between two places that lie close together. */
export function metresApart(a: Place, b: Place): number {
  const east = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360)
  return METRES_PER_DEGREE * Math.hypot(a.lat - b.lat, east)
}
