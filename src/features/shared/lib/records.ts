/** The keys of an object that has these keys and no others; the compiler knows them as strings only. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] => Object.keys(record) as Key[]

/** An object with one value for each key. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
