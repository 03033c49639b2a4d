/** Letters of a text that travels in an address: longer addresses are cut by some programs. */
export const DRAFT_MAX_CHARS = 2_000

const NAME = 'draft='

/** The part of an address behind its page that brings a text to be looked at there. It stays in the browser: no server and no log sees it. */
export const draftHash = (text: string): string => `#${NAME}${encodeURIComponent(text.toWellFormed())}`

/** The text that the hash of an address brings, without signs that cannot be seen; '' where it brings none. */
export function draftIn(hash: string): string {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(NAME)) return ''
  try {
    const draft = decodeURIComponent(text.slice(NAME.length))
    return draft.length > DRAFT_MAX_CHARS ? '' : draft.replace(/[^\P{C}\n\t]/gu, '').trim()
  } catch {
    return ''
  }
}
