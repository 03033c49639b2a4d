import { cleanLine } from '#lib/clean-line.ts'

const TAG = /<\/?[a-z!][^<>]*>/gi
/** What would be one when another is taken out of it. */
const OPENING = /<(?=\/?[a-z!])/gi
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu

/** Text without tags; invisible characters go first, because they hide them. */
const untagged = (text: string): string => text.replaceAll(HIDDEN, '').replaceAll(TAG, ' ').replaceAll(OPENING, '< ')

/** One line of plain text, of bounded length: tags, control and invisible characters are left out. */
export const plainLine = (text: string, max: number): string => [...cleanLine(untagged(text))].slice(0, max).join('')

/** Plain text in paragraphs; see {@link plainLine}. */
export const plainWords = (text: string, max: number): string => {
  const lines = untagged(text).split(/\r\n|\r|\n/)
  const clean = lines.map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()).join('\n')
  return [...clean.replaceAll(/\n{3,}/g, '\n\n').trim()].slice(0, max).join('')
}
