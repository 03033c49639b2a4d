/** The addresses in a text, as people paste them: one a line, with commas or semicolons, or as "Mei Lim <mei@example.com>"; each once. */
export function addressesIn(text: string): string[] {
  const words = text
    .split(/[\n,;]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
}
