import type { HomeWay } from '#market/timetable/home-way.ts'

/** Minutes from a year on in which lines open that make a way shorter. `before`: as they were until then; null: it was no way. */
export interface LaterMinutes {
  year: number
  lines: readonly string[]
  minutes: number
  before: number | null
}

/** The years in which a way becomes shorter, of those in which lines open, in order. */
export function laterMinutes(
  today: HomeWay | null,
  years: readonly { year: number; lines: readonly string[]; way: HomeWay | null }[],
): LaterMinutes[] {
  let before = today?.minutes ?? null
  return years.flatMap(({ year, lines, way }) => {
    if (!way || (before !== null && way.minutes >= before)) return []
    const shorter = { year, lines, minutes: way.minutes, before }
    before = way.minutes
    return [shorter]
  })
}
