import { editDistance } from '#lib/edit-distance.ts'
import { isHan } from '#lib/han.ts'
import { formsOf, nameOfLetters, searchWords, typedWords } from '#lib/search-terms.ts'

export interface TextPart {
  text: string
  hit: boolean
}

/** with the marks of letters written in two parts */
const WORD = /[\p{L}\p{N}\p{M}'’`]+/gu
const TYPOS_MAX = 2

/** Which characters of a word of a name were typed, as [from, to). */
function hitIn(word: string, typed: readonly string[], isApproximate: boolean): [number, number] | null {
  const folded = searchWords(word).join('')
  if (folded === '') return null
  const whole: [number, number] = [0, word.length]
  for (const one of typed) {
    if (isHan(one)) {
      const at = folded.indexOf(one)
      if (at >= 0) return [at, at + one.length]
    } else if (folded.startsWith(one)) return [0, lengthOf(word, one.length)]
  }
  if (isHan(folded)) return null
  const isMeant = (one: string) =>
    formsOf(folded).some((form) => form.startsWith(one)) ||
    (isApproximate && one.length > 2 && (editDistance(one, folded) <= Math.min(TYPOS_MAX, one.length / 3) || isPart(folded, one)))
  return typed.some(isMeant) ? whole : null
}

/** How many characters of a word correspond to so many folded letters: marks and apostrophes belong to the letter before them. */
function lengthOf(word: string, letters: number): number {
  for (let end = 1; end < word.length; end++) {
    const isLetterOpen = /^[\p{M}'’`]/u.test(word.slice(end))
    if (!isLetterOpen && searchWords(word.slice(0, end)).join('').length >= letters) return end
  }
  return word.length
}

/** "kio" of "angmokio" */
const isPart = (word: string, typed: string): boolean => word.length > 1 && typed.length > word.length && typed.includes(word)

/**
 * A name in parts, those marked that the typed text found: the beginning of a word, a word by its short form ("Avenue" for "ave"), by the
 * letters of its place ("amk"), or by another spelling. The parts joined are the name again.
 */
export function markedParts(name: string, query: string, isApproximate = false): TextPart[] {
  const typed = typedWords(query).flatMap((word) => [word, ...(nameOfLetters(word)?.split(' ') ?? [])])
  const parts: TextPart[] = []
  let done = 0
  const add = (to: number, hit: boolean) => {
    if (to > done) parts.push({ text: name.slice(done, to), hit })
    done = Math.max(done, to)
  }
  for (const { 0: word, index } of name.matchAll(WORD)) {
    const hit = hitIn(word, typed, isApproximate)
    if (!hit) continue
    add(index + hit[0], false)
    add(index + hit[1], true)
  }
  add(name.length, false)
  return parts
}
