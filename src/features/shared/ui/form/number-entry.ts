export interface NumberBounds {
  min?: number
  max?: number
  /** digits after the decimal point that may be typed; default 0 */
  decimals?: number
}

export interface NumberEntry {
  text: string
  /** null while nothing is entered */
  value: number | null
}

/**
 * §5 number input: the typed text regrouped with thousands separators; null when the value is above max or below min
 * or the text is no number, so that the caller keeps what was there before.
 */
export function enterNumber(
  typed: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, decimals = 0 }: NumberBounds = {},
): NumberEntry | null {
  const bare = typed.replaceAll(/[,\s]/g, '')
  if (bare === '') return { text: '', value: null }
  const match = /^(-?)(\d+)(?:(\.)(\d*))?$/.exec(bare)
  if (!match) return null
  const [, sign = '', whole = '', point = '', fraction = ''] = match
  if (point && decimals === 0) return null
  if (fraction.length > decimals) return null
  const value = Number(`${sign}${whole}.${fraction || '0'}`)
  if (value < min || value > max) return null
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return { text: `${sign}${grouped}${point}${fraction}`, value }
}

const SEPARATOR = /[,\s]/

/** How many characters that count stand behind the caret. */
export const charactersAfter = (text: string, caret: number): number => text.slice(caret).replaceAll(/[,\s]/g, '').length

/** Where the caret belongs in the regrouped text, so that as many characters as before stand behind it. */
export function caretBefore(text: string, characters: number): number {
  let caret = text.length
  for (let left = characters; left > 0 && caret > 0; caret--) if (!SEPARATOR.test(text[caret - 1] ?? '')) left--
  // before a separator, or backspace would remove only the separator
  while (SEPARATOR.test(text[caret - 1] ?? '')) caret--
  return caret
}
