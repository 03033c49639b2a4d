import type { Premiums } from '../valuation/premiums.ts'

/** What differs between two homes besides their place. */
export interface HomeMeasures {
  areaSqm: number | null
  /** the middle of its band; null where none is told, and of houses */
  floor: number | null
  leaseStartYear: number | null
}

/** The valuation engine's effects on the log price; `lease` a year of later start, null where the market has no fitted model. */
export interface RestatingPremiums extends Premiums {
  lease: number | null
}

/** Each step multiplies what is asked; null: it is not known, so nothing is done for it. */
export interface RestatedSteps {
  area: number | null
  floor: number | null
  lease: number | null
}

export interface RestatedPrice extends RestatedSteps {
  /** whole units of money */
  price: number
}

/**
 * What would be asked for the home if it were as large, as high and as old as the reference, by the effects with which the engine adjusts a
 * sale to a home; null without its own size. A step that is not known for either home is left out.
 */
export function restate(price: number, own: HomeMeasures, reference: HomeMeasures, premiums: RestatingPremiums): RestatedPrice | null {
  if (own.areaSqm === null || reference.areaSqm === null) return null
  const gap = (to: number | null, from: number | null) => (to === null || from === null ? null : to - from)
  const step = (log: number | null) => (log === null ? null : Math.exp(log))
  const [floors, years] = [gap(reference.floor, own.floor), gap(reference.leaseStartYear, own.leaseStartYear)]
  const area = Math.exp(premiums.area * Math.log(reference.areaSqm / own.areaSqm))
  const floor = step(floors === null ? null : premiums.floor * floors)
  const lease = step(years === null || premiums.lease === null ? null : premiums.lease * years)
  return { area, floor, lease, price: Math.round(price * area * (floor ?? 1) * (lease ?? 1)) }
}

/** The middle of what is known; of an even number the lower of the two in the middle. */
const middle = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => (value === null ? [] : [value])).sort((a, b) => a - b)
  return known[(known.length - 1) >> 1] ?? null
}

/** The home that others are brought to: the middle of their sizes, floors and starts of lease. */
export const referenceOf = (homes: readonly HomeMeasures[]): HomeMeasures => ({
  areaSqm: middle(homes.map(({ areaSqm }) => areaSqm)),
  floor: middle(homes.map(({ floor }) => floor)),
  leaseStartYear: middle(homes.map(({ leaseStartYear }) => leaseStartYear)),
})
