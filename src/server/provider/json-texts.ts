/** The strings of a JSON array in a column; other values are left out. */
export function readTexts(json: string | null): string[] {
  const parsed: unknown = json === null ? [] : JSON.parse(json)
  return Array.isArray(parsed) ? parsed.filter((text): text is string => typeof text === 'string') : []
}
