import type { Timetable } from '#market/timetable/timetable.ts'

/** A stop or station by its name. Degrees. */
export interface FoundStop {
  id: string
  name: string
  lat: number
  lng: number
}

const FOUND_MAX = 8

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** How well a name fits: 0 it begins so, 1 a word of it does, 2 it holds the text; null: it does not. */
function likeness(name: string, text: string): number | null {
  if (name.startsWith(text)) return 0
  if (name.includes(` ${text}`)) return 1
  return name.includes(text) ? 2 : null
}

/** The stops whose names fit a text, the best first, each name once; on this device alone. */
export function foundStops({ stops }: Timetable, typed: string): FoundStop[] {
  const text = plain(typed)
  if (text === '') return []
  const found = new Map<string, FoundStop & { how: number }>()
  for (const [at, { name, lat, lng }] of stops.entries()) {
    const how = likeness(plain(name), text)
    if (how !== null && !found.has(name)) found.set(name, { id: String(at), name, lat, lng, how })
  }
  return [...found.values()]
    .sort((a, b) => a.how - b.how || a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, FOUND_MAX)
    .map(({ how: _, ...stop }) => stop)
}
