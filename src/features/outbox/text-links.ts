export interface LinkedPart {
  text: string
  /** the address when the part is one */
  link: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** A text cut at its addresses; joined together the parts are the text again. */
export function textLinks(text: string): LinkedPart[] {
  const parts: LinkedPart[] = []
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), link: null })
    parts.push({ text: match[0], link: match[0] })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), link: null })
  return parts
}
