import { isAmountBegun, plainFigures, readAmount } from '#lib/typed-amount.ts'
import { enterNumber, type NumberBounds, type NumberEntry } from './number-entry.ts'

/** What stands in a box. Open: it is left as it was typed, may become another number when more is typed, and is judged when the box is left. */
export interface TypedNumber extends Omit<NumberEntry, 'value'> {
  /** undefined: it is no number yet */
  value: number | null | undefined
  isOpen: boolean
}

const settled = (entry: NumberEntry | null): TypedNumber | null => entry && { text: entry.text, value: entry.value, isOpen: false }

/** What differs from the text before: the characters that came. */
function inserted(typed: string, before: string): string {
  let start = 0
  while (start < before.length && before[start] === typed[start]) start++
  let end = 0
  while (end < Math.min(before.length, typed.length) - start && before.at(-1 - end) === typed.at(-1 - end)) end++
  return typed.slice(start, typed.length - end)
}

const TEXT_MAX = 40

/** What stood in a box before; nothing where it was replaced as a whole. */
export type BoxBefore = Pick<TypedNumber, 'text' | 'isOpen'>

export const EMPTY_BOX: BoxBefore = { text: '', isOpen: false }

/**
 * Reads what is typed or pasted into a number box. Digits that come to digits are grouped at once. All else waits as it is until it is left:
 * "1.2 mil" may become "1.2 million", and "1,5" is not fifteen though a comma of ours stands between thousands.
 * Null: it cannot become a number, or is beyond what may be entered; then the box keeps what it had.
 */
export function typedNumber(typed: string, { min, max, decimals = 0 }: NumberBounds, before: BoxBefore): TypedNumber | null {
  const own = plainFigures(typed)
  const isNegative = min === undefined || min < 0
  if (own.startsWith('-') && !isNegative) return null
  if (own === '-') return { text: '-', value: null, isOpen: true }
  const came = plainFigures(inserted(typed, before.text))
  if (!before.isOpen && (decimals > 0 ? /^-?\d*\.?\d*$/ : /^-?\d*$/).test(came)) return settled(enterNumber(own, { max, decimals }))
  if (typed.length > TEXT_MAX) return null
  const read = readAmount(own, decimals)
  if (read.value !== null) {
    if (read.value > (max ?? Number.POSITIVE_INFINITY)) return null
    const entry = enterNumber(String(read.value), { max, decimals })
    // a word may go on
    return /[^\d.,' -]/.test(own) ? { text: typed, value: read.value, isOpen: true } : settled(entry)
  }
  // one key that no amount has does not get in; what is pasted is told about when the box is left
  if (came.length <= 1 && !isAmountBegun(own)) return null
  return { text: typed, value: undefined, isOpen: true }
}
