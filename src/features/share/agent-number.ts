/** Licence numbers as the registers of the markets write them; Australia's differ by state and are digits. */
const AGENT_NUMBERS = [
  // Singapore, salesperson
  /^R\d{6}[A-Z]$/i,
  // Malaysia, estate agent and negotiator
  /^(?:E|REN|PEA) ?\d{4,6}$/i,
  // Hong Kong, estate agent and salesperson
  /^[ES]-?\d{6}$/i,
  // Australia
  /^\d{6,9}$/,
]

/** A text that may be an agent number, in upper case; null for anything else. */
export function parseAgentNumber(text: string): string | null {
  const trimmed = text.trim()
  return AGENT_NUMBERS.some((form) => form.test(trimmed)) ? trimmed.toUpperCase() : null
}
