/** "2025-Q3" or "2025-07" → quarters since year 0 as a number that may be fractional; NaN for anything else. */
export function periodPosition(period: string): number {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period)
  if (quarter) return Number(quarter[1]) * 4 + Number(quarter[2]) - 1
  const month = /^(\d{4})-(\d{2})$/.exec(period)
  return month ? Number(month[1]) * 4 + (Number(month[2]) - 1) / 3 : Number.NaN
}

/** The first quarters of calendar years between two positions, thinned to at most `most` of them, newest kept. */
export function yearTicks(from: number, to: number, most = 7): { year: number; position: number }[] {
  const first = Math.ceil(from / 4)
  const last = Math.floor(to / 4)
  const years = last - first + 1
  if (years < 1) return []
  const step = Math.ceil(years / most)
  return Array.from({ length: Math.ceil(years / step) }, (_, i) => last - i * step)
    .filter((year) => year >= first)
    .reverse()
    .map((year) => ({ year, position: year * 4 }))
}
