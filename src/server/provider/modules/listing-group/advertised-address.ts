import { spellOut } from '#lib/search-terms.ts'

/** What an agent gives as block, house or unit, taken apart. */
export interface AdvertisedAddress {
  /** "12-7"; '' where there is none */
  unit: string
  /** the floor in the unit's number */
  floor: number | null
  /** the rest, spelt out, without its words for a block: "101 elm terrace" */
  rest: string
}

const UNIT = /#?\s*(\d{1,3})\s*-\s*(\d{1,5}[a-z]?)\b/i

export function readAdvertisedAddress(text: string): AdvertisedAddress {
  const [whole, floor, number] = UNIT.exec(text) ?? []
  const rest = spellOut(whole === undefined ? text : text.replace(whole, ' ')).replaceAll(/\b(blk|block|unit|no)\b/g, ' ')
  return {
    unit: floor && number ? `${Number(floor)}-${number.replace(/^0+(?=\d)/, '').toLowerCase()}` : '',
    floor: floor ? Number(floor) : null,
    rest: rest.trim().replaceAll(/ +/g, ' '),
  }
}

const holds = (whole: string, part: string): boolean => ` ${whole} `.includes(` ${part} `)

/** Whether the two streets and numbers are one; null where one of them says less, or both say no number. */
function sameRest(a: string, b: string): boolean | null {
  if (a === '' || b === '') return null
  if (a === b) return /\d/.test(a) ? true : null
  return holds(a, b) || holds(b, a) ? null : false
}

/** Whether two addresses are of one home; null where they do not say. */
export function sameAddress(a: AdvertisedAddress, b: AdvertisedAddress): boolean | null {
  const rest = sameRest(a.rest, b.rest)
  if (rest === false) return false
  if (a.unit !== '' && b.unit !== '') return a.unit === b.unit
  return a.unit === '' && b.unit === '' ? rest : null
}
