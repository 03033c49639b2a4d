import DataLoader from 'dataloader'

/**
 * Gathers the keys asked for in one tick and loads them together, once per key and request, so that there is no query per row.
 * `loadMany` returns values by key; a missing key becomes `absent`.
 */
export const batchLoader = <Key, Value>(loadMany: (keys: readonly Key[]) => Promise<Map<Key, Value>>, absent: Value) =>
  new DataLoader<Key, Value>(
    async (keys) => {
      const found = await loadMany(keys)
      return keys.map((key) => found.get(key) ?? absent)
    },
    // One microtask: a later turn would miss the round trip that `Statements` gathers (client.ts). The package's own way also keeps
    // a promise at module scope, and a promise of one request must not be awaited by another on Workers.
    { batchScheduleFn: (send) => queueMicrotask(send) },
  )

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
