import { isLicenceForm } from '#market/licence-countries.ts'

/** A text that may be an agent number, in upper case; null for anything else. */
export function parseAgentNumber(text: string): string | null {
  const trimmed = text.trim()
  return isLicenceForm(trimmed) ? trimmed.toUpperCase() : null
}
