/** What turns the direction of a line or hides in it; the joiners of Indic and Arabic names stay. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/gu

/** One line as it is kept: without control characters and what hides, its spaces single. */
export const cleanLine = (text: string): string =>
  text
    .replaceAll(HIDDEN, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
