/** The same calendar day `years` later; 29 February becomes 28 February where there is none. */
function anniversary(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * The year of ownership in which a day falls, from 1. The anniversary itself still belongs to the year that it ends ("up to one year"),
 * which is the dearer reading where a duty falls with time.
 */
export function yearOfHolding(from: string, to: string): number {
  let year = 1
  while (year < 200 && to > anniversary(from, year)) year++
  return year
}
