interface DayCount {
  /** "2026-11-28" */
  day: string
  count: number
}

const SHOWN = 30
const DAY_MS = 86_400_000

/** The thirty days up to the newest one with visits, each with its count: days without any are 0. */
export function lastDays(days: readonly DayCount[]): DayCount[] {
  const newest = days.at(-1)
  if (!newest) return []
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const end = Date.parse(`${newest.day}T00:00:00Z`)
  return Array.from({ length: SHOWN }, (_, at) => {
    const day = new Date(end - (SHOWN - 1 - at) * DAY_MS).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}
