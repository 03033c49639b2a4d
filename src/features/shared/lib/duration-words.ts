/** Units of a span with their seconds, from the shortest on. */
const UNITS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const

/** How many of the unit a span of seconds is told in: minutes below an hour, hours below a day, else days. */
function unitsOf(seconds: number) {
  const [unit, length] = UNITS.findLast(([, one]) => seconds >= one) ?? UNITS[0]
  return { unit, count: Math.floor(seconds / length) }
}

/** Seconds → "3 hours" in a language (its BCP-47 tag). */
export function durationWords(seconds: number, locale: string): string {
  const { unit, count } = unitsOf(seconds)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** How long ago a moment (ISO 8601) was, by `now` in milliseconds: "3 hours ago"; "this minute" in the first one. */
export function agoWords(moment: string, locale: string, now: number): string {
  const { unit, count } = unitsOf(Math.max(0, (now - Date.parse(moment)) / 1_000))
  return new Intl.RelativeTimeFormat(locale, { numeric: count === 0 ? 'auto' : 'always' }).format(-count, unit)
}
