/** "2026-11" and so many months later, as "2027-02". */
export function monthAfter(start: string, by: number): string {
  const [year = 0, month = 1] = start.split('-').map(Number)
  const index = year * 12 + month - 1 + by
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** How many months the second lies after the first; negative before it. */
export function monthsFrom(start: string, month: string): number {
  const index = (text: string) => {
    const [year = 0, at = 1] = text.split('-').map(Number)
    return year * 12 + at - 1
  }
  return index(month) - index(start)
}

/** Moves happen on the first of their month. */
export const firstDayOf = (month: string): string => `${month}-01`
