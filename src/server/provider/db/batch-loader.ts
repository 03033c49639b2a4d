/**
 * Gathers the keys asked for in one tick and loads them together, once per key and request: the cure for a query per row.
 * `loadMany` answers by key; a missing key becomes `absent`.
 */
export class BatchLoader<Key, Value> {
  private readonly known = new Map<Key, Promise<Value>>()
  private gathering: { keys: Key[]; answer: Promise<Map<Key, Value>> } | null = null
  private readonly loadMany: (keys: Key[]) => Promise<Map<Key, Value>>
  private readonly absent: Value

  constructor(loadMany: (keys: Key[]) => Promise<Map<Key, Value>>, absent: Value) {
    this.loadMany = loadMany
    this.absent = absent
  }

  load(key: Key): Promise<Value> {
    const known = this.known.get(key)
    if (known) return known
    const value = this.gather(key).then((rows) => rows.get(key) ?? this.absent)
    this.known.set(key, value)
    return value
  }

  private gather(key: Key): Promise<Map<Key, Value>> {
    if (!this.gathering) {
      const keys: Key[] = []
      this.gathering = {
        keys,
        answer: Promise.resolve().then(() => {
          this.gathering = null
          return this.loadMany(keys)
        }),
      }
    }
    this.gathering.keys.push(key)
    return this.gathering.answer
  }
}

/** Rows under the key they carry, each list in the order of the rows. */
export function groupBy<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

export const indexBy = <Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]))
