import { licenceRule } from './licence-rules.ts'
import { countriesWith } from './module-countries.ts'
import type { CountryCode } from './vocabulary.ts'

/** Countries whose agents have accounts. */
const LICENSING: readonly CountryCode[] = countriesWith('user')

const isOfForm = (number: string) => (country: CountryCode) => licenceRule(country).form.test(number)

/** Whether a register of a market may list the number. */
export const isLicenceForm = (number: string): boolean => LICENSING.some(isOfForm(number))

/**
 * The countries in which the agent of a number may be, by the form of the number; all where none has such a form. An address that names an agent
 * is of the agent's country, whichever the visitor has chosen: that one comes first among several only.
 */
export function countriesOfLicence(number: string, chosen: CountryCode): CountryCode[] {
  const formed = LICENSING.filter(isOfForm(number))
  const countries = formed.length > 0 ? formed : LICENSING
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
