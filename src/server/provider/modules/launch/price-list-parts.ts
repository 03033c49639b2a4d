/** Units that a page shows at once. */
export const PART_UNITS_MAX = 240
/** Columns beside each other: more cannot be read. */
const PART_STACKS_MAX = 24

/** Floors and stacks that stand together. */
export interface ListPart<Unit> {
  floorFrom: number
  floorTo: number
  stackFrom: string
  stackTo: string
  units: Unit[]
}

const byName = new Intl.Collator('en', { numeric: true }).compare

/** Parts of about the same length, none longer than `max`. */
function evenly<Item>(items: readonly Item[], max: number): Item[][] {
  const length = Math.ceil(items.length / Math.max(1, Math.ceil(items.length / max)))
  return items.length === 0 ? [] : [items.slice(0, length), ...evenly(items.slice(length), max)]
}

/**
 * A price list in parts: stacks beside each other in groups, each group by whole floors from the top. Every unit stands in one part, and a part has at
 * most {@link PART_UNITS_MAX}.
 */
export function partsOfList<Unit extends { floor: number; stack: string }>(units: readonly Unit[]): ListPart<Unit>[] {
  const byStack = Map.groupBy(units, ({ stack }) => stack)
  const groups = units.length <= PART_UNITS_MAX ? [[...byStack.keys()]] : evenly([...byStack.keys()].sort(byName), PART_STACKS_MAX)
  return groups.flatMap((stacks) => {
    const byFloor = Map.groupBy(
      stacks.flatMap((stack) => byStack.get(stack) ?? []),
      ({ floor }) => floor,
    )
    const floors = [...byFloor.keys()].sort((a, b) => b - a)
    return evenly(floors, Math.max(1, Math.floor(PART_UNITS_MAX / Math.max(1, stacks.length)))).map((those): ListPart<Unit> => {
      const found = those.flatMap((floor) => byFloor.get(floor) ?? [])
      const names = [...new Set(found.map(({ stack }) => stack))].sort(byName)
      return {
        floorFrom: Math.min(...those),
        floorTo: Math.max(...those),
        stackFrom: names[0] ?? '',
        stackTo: names.at(-1) ?? '',
        units: found,
      }
    })
  })
}
