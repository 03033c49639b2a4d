import { licenceKey } from './licence-number.ts'
import { type CountryWith, inModule } from './module-countries.ts'
import type { CountryCode } from './vocabulary.ts'

/** §5: how a country treats the licence number of a new agent. */
interface LicenceRule {
  /** what the number is called in most countries, and what in Malaysia (§1); 'licence' where it has no name of its own */
  name: LicenceName
  /** the number as the country's register writes it */
  form: RegExp
  /** Hong Kong does not insist on a number; one that is given must be free and known */
  isRequired: boolean
  /** the register has the word about name and agency; Malaysia lets everything be typed, and so does Australia, whose registers are not here */
  isLookedUp: boolean
}

export type LicenceName = 'CEA' | 'EEA' | 'licence'

const LICENCE_RULES = {
  // salesperson
  SG: { name: 'CEA', form: /^R\d{6}[A-Z]$/i, isRequired: true, isLookedUp: true },
  // estate agent and negotiator
  MY: { name: 'EEA', form: /^(?:E|REN|PEA) ?\d{4,6}$/i, isRequired: true, isLookedUp: false },
  // estate agent and salesperson
  HK: { name: 'licence', form: /^[ES]-?\d{6}$/i, isRequired: false, isLookedUp: true },
  // they differ by state and are digits; Victoria's end with a letter
  AU: { name: 'licence', form: /^\d{6,9}L?$/i, isRequired: true, isLookedUp: false },
} as const satisfies Record<CountryWith<'user'>, LicenceRule>

/** {@link licenceKey} of a number that has the form of the country's; null for others: "ZZZ 1" is nobody's, whether there is a register to ask or not. */
export function countryLicenceKey(text: string, country: CountryCode): string | null {
  const key = licenceKey(text)
  return key !== null && licenceRule(country).form.test(key) ? key : null
}

/** The rule of a country in which there are accounts. */
export const licenceRule = (country: CountryCode): LicenceRule => LICENCE_RULES[inModule('user', country)]
