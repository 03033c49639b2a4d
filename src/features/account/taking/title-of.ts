import { isRecord } from '#lib/records.ts'

/** What a record is called by people, the first that it has. */
const NAMES = ['X_Headline', 'BuildingName', 'title', 'name', 'visitorName', 'StreetName', 'search', 'ListingKey', 'id'] as const
const TITLE_MAX_CHARS = 80

/** The name of a record of a copy; '' where it has none, or the line is none. */
export function titleOf(line: string): string {
  const record = parsedRecord(line)
  for (const name of NAMES) {
    const value = record?.[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, TITLE_MAX_CHARS).toWellFormed()
  }
  return ''
}

/** A line of JSON Lines; null where it is no record. */
export function parsedRecord(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
