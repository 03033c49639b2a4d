import type { CountryCode } from '../vocabulary.ts'

/**
 * Codes that are a digit short and can only have lost the nought that they began with: every code of Singapore has six digits; those of Perlis, Kedah and Penang begin 01, 02, 05 to 09 (Pos
 * Malaysia); those of the Northern Territory 08 and 09, some of Canberra 02 (Australia Post).
 */
const WITHOUT_NOUGHT: Partial<Record<CountryCode, RegExp>> = { SG: /^[1-9]\d{4}$/, MY: /^[125-9]\d{3}$/, AU: /^[289]\d{2}$/ }

/** A postal code as it was before a spreadsheet took it for a number; any other text as it is. */
export function postalCodeOfCell(cell: string, country: CountryCode): string {
  const text = cell.trim().replace(/^(\d{3,6})[.,]0+$/, '$1')
  return WITHOUT_NOUGHT[country]?.test(text) ? `0${text}` : text
}
