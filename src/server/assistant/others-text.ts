/** As much of a name or an address as an answer in words repeats. */
const TEXT_MAX_CHARS = 160

/** Control and format characters, the marks of writing direction among them, and line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** "https://" and "javascript:": with them a text would be a link. */
const SCHEME = /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|data|mailto|vbscript):)/gi
/** What Markdown, HTML and the templates of language models give a meaning to. */
const MARKUP = /[[\]<>`|{}*_#~\\“”"]+/g
/** "System:" and 系统： look like the beginning of somebody's turn. */
const TURN = /\s*[:：﹕꞉]+\s*/g

/**
 * A text of others (a name, an address, an advertisement) for an answer in words: one line, in quotation marks, without anything that a reader could
 * take for a link, a mark-up or the beginning of somebody's turn. What it says stays; whoever reads it sees that it is quoted.
 */
export function quoted(text: string): string {
  const line = text.normalize('NFC').replace(UNSEEN, ' ').replace(SCHEME, '').replace(MARKUP, ' ').replace(TURN, ' - ')
  return `“${[...line.replace(/\s+/g, ' ').trim()].slice(0, TEXT_MAX_CHARS).join('')}”`
}
