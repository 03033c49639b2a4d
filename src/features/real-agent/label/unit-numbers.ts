/** The most numbers that one text may name. */
export const UNIT_NUMBERS_MAX = 2_000

export type NumbersFault = { code: 'numbers-word'; word: string } | { code: 'numbers-order'; word: string } | { code: 'numbers-many' }

const RANGE = /^(?<from>\d{1,4})\s*[-–]\s*(?<to>\d{1,4})(?:\s+(?<side>odd|even|单|單|双|雙))?$/i
/** a flat's letters, or a number with letters around it */
const ONE = /^(?:\p{L}{1,2}|\p{L}{0,2}\d[\p{L}\d/-]{0,8})$/u
const ODD = /odd|单|單/i

/**
 * The numbers of houses, floors or stacks that a text names, in its order and each once: "1-25 odd, 30, 32A", "01-08". A range keeps the
 * leading zeros of its start.
 */
export function readNumbers(text: string): { ok: true; numbers: string[] } | { ok: false; fault: NumbersFault } {
  const numbers = new Set<string>()
  for (const word of text.split(/[,;，、；\n]+/).map((part) => part.trim())) {
    if (word === '') continue
    const range = RANGE.exec(word)?.groups
    if (!range) {
      if (!ONE.test(word)) return { ok: false, fault: { code: 'numbers-word', word } }
      numbers.add(word.toUpperCase())
    } else {
      const [from, to] = [Number(range.from), Number(range.to)]
      if (to < from) return { ok: false, fault: { code: 'numbers-order', word } }
      const parity = range.side ? (ODD.test(range.side) ? 1 : 0) : null
      for (let n = from; n <= to && numbers.size <= UNIT_NUMBERS_MAX; n++)
        if (parity === null || n % 2 === parity) numbers.add(String(n).padStart(range.from?.length ?? 0, '0'))
    }
    if (numbers.size > UNIT_NUMBERS_MAX) return { ok: false, fault: { code: 'numbers-many' } }
  }
  return { ok: true, numbers: [...numbers] }
}
