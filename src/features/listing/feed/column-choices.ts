/** A column of a table and what it means; '': it is not needed. */
export interface MeantColumn {
  name: string
  means: string
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * What columns mean, to be looked over: as it was kept, and of those that nobody knows the name that has the same letters ("list price": ListPrice), each name once.
 */
export function columnChoices(unknown: readonly string[], kept: readonly MeantColumn[], names: readonly string[]): MeantColumn[] {
  const taken = new Set(kept.map(({ means }) => means))
  const guessed = unknown.map((name) => {
    const means = names.find((one) => lettersOf(one) === lettersOf(name) && !taken.has(one)) ?? ''
    taken.add(means)
    return { name, means }
  })
  return [...guessed, ...kept.filter(({ name }) => !unknown.some((one) => one.toLowerCase() === name))]
}
