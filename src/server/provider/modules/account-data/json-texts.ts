/** The texts of a JSON array kept in a column; what is none of it is left out. */
export function readTexts(json: string | null): string[] {
  const parsed: unknown = json === null ? [] : JSON.parse(json)
  return Array.isArray(parsed) ? parsed.filter((text): text is string => typeof text === 'string') : []
}
