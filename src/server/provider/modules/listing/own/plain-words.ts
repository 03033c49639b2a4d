import { cleanLine } from '#lib/clean-line.ts'

const TAG = /<\/?[a-z!][^<>]*>/gi
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/gu

/** One line of plain text, of bounded length: tags, control and invisible characters are left out. */
export const plainLine = (text: string, max: number): string => [...cleanLine(text.replaceAll(TAG, ' '))].slice(0, max).join('')

/** Plain text in paragraphs; see {@link plainLine}. */
export const plainWords = (text: string, max: number): string => {
  const lines = text
    .replaceAll(TAG, ' ')
    .replaceAll(HIDDEN, '')
    .split(/\r\n|\r|\n/)
  const clean = lines.map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()).join('\n')
  return [...clean.replaceAll(/\n{3,}/g, '\n\n').trim()].slice(0, max).join('')
}
