/** A sale of a single unit that is no outlier. Months are yyyymm. */
export interface Sale {
  id: number
  projectId: number
  month: number
  price: number
  areaSqm: number
  unitMix: string
  floorLow: number | null
  floorHigh: number | null
  leaseStartYear: number | null
  /** metres from the valued project; 0 in the same project */
  distanceMetres: number
}

/** The home to be valued, fully described. */
export interface Home {
  unitMix: string
  areaSqm: number
  floor: number | null
  leaseStartYear: number | null
}

/** The middle of a storey range ("10 TO 12" → 11); null when the source gives none. */
export function floorOf(sale: Sale): number | null {
  if (sale.floorLow === null) return sale.floorHigh
  return sale.floorHigh === null ? sale.floorLow : (sale.floorLow + sale.floorHigh) / 2
}

export type RefusalReason =
  | 'NO_SALES'
  | 'TOO_FEW_COMPARABLES'
  | 'TOO_OLD'
  | 'TOO_SPREAD'
  | 'UNKNOWN_HOME'
  | 'SIZE_NOT_HERE'
  | 'FLOOR_NOT_HERE'

/** What a project has where it has no home as described. */
export interface HomesHere {
  /** known sizes of such homes, square metres */
  areaSqmMin?: number
  areaSqmMax?: number
  floorMax?: number
}

export interface ValuationRefusal extends HomesHere {
  reason: RefusalReason
  evidence: number
  needed: number
  /** the month of the newest sale that could be used */
  asOf: number | null
}

export const isRefusal = (result: object): result is ValuationRefusal => 'reason' in result
