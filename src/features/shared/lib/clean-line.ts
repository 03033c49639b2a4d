/** Invisible characters and those that change the direction of text; the joiners of Indic and Arabic names stay. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/gu

/** One line as it is stored: without control and invisible characters, with single spaces. */
export const cleanLine = (text: string): string =>
  text
    .replaceAll(HIDDEN, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
