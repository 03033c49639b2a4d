import { licenceKey } from '#market/licence-number.ts'
import { licenceRule } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** §2.7, §5: how the first step of a registration differs between people and countries. */
export interface RegisterVariant {
  /** a non-agent has none; in Hong Kong it is optional */
  licence: 'none' | 'optional' | 'required'
  /** Everything is typed by hand, in Malaysia and where there is no register; elsewhere the register gives name and agency, and the other fields wait for it. */
  isTypedFreely: boolean
}

const NON_AGENT: RegisterVariant = { licence: 'none', isTypedFreely: true }

export function registerVariant(isAgent: boolean, country: CountryCode): RegisterVariant {
  if (!isAgent) return NON_AGENT
  const { isRequired, isLookedUp } = licenceRule(country)
  return { licence: isRequired ? 'required' : 'optional', isTypedFreely: !isLookedUp }
}

/** The source of name and agency: the person, the register before its answer, or the register. */
export type NameSource = 'typed' | 'awaited' | 'register'

/**
 * §5: outside Malaysia e-mail and phone stay disabled while the register's answer is awaited, and name and agency are read-only.
 * `foundKey` is the licence key that the register has answered for, or ''.
 */
export function sourceOf({ licence, isTypedFreely }: RegisterVariant, ceaNumber: string, foundKey: string): NameSource {
  if (isTypedFreely || (licence === 'optional' && ceaNumber.trim() === '')) return 'typed'
  return foundKey !== '' && licenceKey(ceaNumber) === foundKey ? 'register' : 'awaited'
}
