/** As many times as a proposal has. */
export const TIMES_MAX = 3

/** Times that are proposed unless they are changed: the first free one of three days, and more of the same days where fewer have any. In order. */
export function preselected(free: readonly string[], dayOf: (startsAt: string) => string): string[] {
  const days = [...Map.groupBy(free, dayOf).values()]
  const firsts = days.flatMap(([first]) => (first === undefined ? [] : [first])).slice(0, TIMES_MAX)
  const others = free.filter((one) => !firsts.includes(one))
  return [...firsts, ...others.slice(0, TIMES_MAX - firsts.length)].toSorted((a, b) => Date.parse(a) - Date.parse(b))
}
