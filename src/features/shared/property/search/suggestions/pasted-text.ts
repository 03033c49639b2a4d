import { SENTENCE_MAX_CHARS } from '#graphql/limits.ts'
import { isHan } from '#lib/han.ts'

/** The bullet of a line. */
const BULLET = /^[\s*•·▪●◦‣➤►✅☑✔–—-]+/u

/** Several lines of an advertisement as one, for a box of one line: the end of a line parts what stands beside it. */
const inOneLine = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '')
    .join(isHan(text) ? '，' : ', ')

/** What a box of one line holds once several lines were pasted into it; null where they are not several. */
export function pastedLines(
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  pasted: string,
): string | null {
  if (!/[\r\n]/.test(pasted.trim())) return null
  const [before, behind] = [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)]
  return `${before}${inOneLine(pasted)}${behind}`.slice(0, SENTENCE_MAX_CHARS)
}

/** Whether a text may hold what is of a person or of one home: a number to call, a mail, a unit. Quick, and at times wrong. */
const mayBePersonal = (text: string): boolean => /[#@]|\d{3}[ -]?\d{4}|www\.|https?:|\d\/\d/.test(text)

/** A text as it may stand in an address: without numbers to call, names beside them, mail and units. What knows them is loaded when there may be some. */
export async function searchableText(text: string): Promise<string> {
  if (!mayBePersonal(text)) return text
  const { withoutPersonal } = await import('#filter/sentence/personal-parts.ts')
  return withoutPersonal(text)
}
