/** What a card is called in forms; its values never belong into a request to this server. */
const CARD_FIELD = /(^|\[)(number|cvc|cvv)\]?(=|$)/

/** 12 to 19 digits, perhaps in groups; a phone number begins with +. */
const DIGITS = /(?<![\w+.-])\d(?:[ -]?\d){11,18}(?![\w.-])/g

/** Whether a text holds what looks like the number of a card: so many digits that pass the check sum of cards (ISO/IEC 7812-1, Luhn), or a field named like one. */
export function holdsCardNumber(form: string): boolean {
  for (const [name, value] of new URLSearchParams(form)) {
    if (CARD_FIELD.test(name)) return true
    if ([...value.matchAll(DIGITS)].some(([digits]) => passesLuhn(digits.replaceAll(/\D/g, '')))) return true
  }
  return false
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [i, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
