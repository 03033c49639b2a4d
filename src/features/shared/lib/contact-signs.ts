/** A text with one plain sign for each way of writing it: letters small, digits 0 to 9, without what nobody sees. */
export interface PlainSigns {
  text: string
  /** where each sign of it begins in what was written, and behind the last one where that ends */
  from: readonly number[]
}

/** Signs that Unicode's compatibility forms leave apart: figures in black circles, and what a keycap is made of. */
const CIRCLED = ['❶'.codePointAt(0) ?? 0, '➀'.codePointAt(0) ?? 0, '➊'.codePointAt(0) ?? 0]
/** Arabic and Devanagari digits, by their zeros. */
const ZEROS = [0x660, 0x6f0, 0x966]
const HIDDEN = /^(?:\p{Cf}|\p{Mn}|\p{Me})$/u

function plainSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  if (HIDDEN.test(sign)) return ''
  const circle = CIRCLED.find((first) => code >= first && code < first + 9)
  if (circle !== undefined) return String(code - circle + 1)
  if (code === 0x24ff) return '0'
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  if (zero !== undefined) return String(code - zero)
  return sign.normalize('NFKC').toLowerCase()
}

/** The plain signs of a text. */
export function plainSigns(written: string): PlainSigns {
  const [signs, from]: [string[], number[]] = [[], []]
  let at = 0
  for (const sign of written) {
    for (const plain of plainSign(sign)) {
      signs.push(plain)
      // a plain sign may take two units of a text
      for (let unit = 0; unit < plain.length; unit++) from.push(at)
    }
    at += sign.length
  }
  return { text: signs.join(''), from: [...from, at] }
}

/** What was written where the plain signs have a part. */
export const writtenPart = (written: string, { from }: PlainSigns, start: number, end: number): string =>
  written.slice(from[start] ?? 0, from[end] ?? written.length).trim()
