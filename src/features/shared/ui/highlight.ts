export interface TextPart {
  text: string
  hit: boolean
}

const literally = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a text where words of the query occur in it, ignoring case. The parts joined are the text again. */
export function highlightParts(text: string, query: string): TextPart[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  if (words.length === 0) return text ? [{ text, hit: false }] : []
  const pattern = new RegExp(`(${words.map(literally).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text !== '')
}
