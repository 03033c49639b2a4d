import { FACILITIES, type Facility } from '#market/vocabulary.ts'

/** Bit i of the mask says that FACILITIES[i] is present (§9). */
export const facilitiesOf = (mask: number): Facility[] => FACILITIES.filter((_, bit) => (mask & (1 << bit)) !== 0)

/** A database id from the wire; null when it cannot be one, so that nothing is found. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
