import { dateFormat } from '#lib/format.ts'

/** The local day of a moment, "2026-11-28". */
const dayIn = (at: string, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at))

/** The free times by the day of their place, in order, without those that are known to be taken meanwhile. */
export function timesByDay(
  { timeZone, slots }: { timeZone: string; slots: readonly { startsAt: string }[] },
  gone: readonly string[],
): Map<string, string[]> {
  const free = slots.map(({ startsAt }) => startsAt).filter((startsAt) => !gone.includes(startsAt))
  return Map.groupBy(free, (startsAt) => dayIn(startsAt, timeZone))
}
