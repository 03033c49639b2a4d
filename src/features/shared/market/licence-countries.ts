import { COUNTRY_CODES, type CountryCode } from './vocabulary.ts'

/** Licence numbers as the registers of the markets write them; Australia's differ by state and are digits. */
const FORMS: Record<CountryCode, RegExp> = {
  // salesperson
  SG: /^R\d{6}[A-Z]$/i,
  // estate agent and negotiator
  MY: /^(?:E|REN|PEA) ?\d{4,6}$/i,
  // estate agent and salesperson
  HK: /^[ES]-?\d{6}$/i,
  AU: /^\d{6,9}$/,
}

/** Whether a register of a market may list the number. */
export const isLicenceForm = (number: string): boolean => COUNTRY_CODES.some((code) => FORMS[code].test(number))

/**
 * The countries in which the agent of a number may be, by the form of the number; all where none has such a form. An address that names an agent
 * is of the agent's country, whichever the visitor has chosen: that one comes first among several only.
 */
export function countriesOfLicence(number: string, chosen: CountryCode): CountryCode[] {
  const formed = COUNTRY_CODES.filter((code) => FORMS[code].test(number))
  const countries = formed.length > 0 ? formed : [...COUNTRY_CODES]
  return countries.toSorted((one, other) => Number(other === chosen) - Number(one === chosen))
}

/** What the first country answers that knows the agent; null where none does. */
export async function firstKnown<Found>(
  countries: readonly CountryCode[],
  ask: (country: CountryCode) => Promise<Found | null>,
): Promise<Found | null> {
  for (const country of countries) {
    const found = await ask(country)
    if (found !== null) return found
  }
  return null
}
