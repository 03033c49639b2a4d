/** Stripe's published test numbers and the tokens that stand for them, https://docs.stripe.com/testing */
const TOKENS: ReadonlyMap<string, string> = new Map([
  ['4242424242424242', 'pm_card_visa'],
  ['5555555555554444', 'pm_card_mastercard'],
  ['378282246310005', 'pm_card_amex'],
  ['4000002500003155', 'pm_card_authenticationRequiredOnSetup'],
  ['4000002760003184', 'pm_card_authenticationRequired'],
  ['4000000000000002', 'pm_card_chargeDeclined'],
  ['4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds'],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard'],
  ['4000000000000119', 'pm_card_chargeDeclinedProcessingError'],
  ['4000000000000341', 'pm_card_chargeCustomerFail'],
])

/** The token that is sent instead of a test number; null for every other number, which is never sent. */
export const tokenOfNumber = (typed: string): string | null => TOKENS.get(typed.replaceAll(/[\s-]/g, '')) ?? null

/** "12/30" or "12/2030": whether a card is good in the month of `now`. */
export function isGoodUntil(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(typed.trim()) ?? []
  const [m, y] = [Number(month), Number(year.length === 2 ? `20${year}` : year)]
  return m >= 1 && m <= 12 && y * 12 + m >= now.getFullYear() * 12 + now.getMonth() + 1
}

export const isSecurityCode = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim())

/** Digits in groups, as they stand on a card: "4242 4242 4242 4242". */
export const groupedNumber = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
