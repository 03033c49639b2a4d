/** An address that somebody gave for a link to another website; null unless it is one of the web, whatever kept it: other schemes run or hide things. */
export function webLink(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? text : null
}
