/** The list with one entry at another place; beyond an end it goes to that end. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  const item = items[from]
  if (item === undefined) return rest
  return [...rest.slice(0, Math.max(0, to)), item, ...rest.slice(Math.max(0, to))]
}
