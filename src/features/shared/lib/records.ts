/** Whether something from outside is an object whose fields can be asked for: no list, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys of an object that has these keys and no others; the compiler knows them as strings only. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] => Object.keys(record) as Key[]

/** An object with one value for each key. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>

/** Some fields of an object. */
export const picked = <Whole extends object, Key extends keyof Whole & string>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>

/** What a table names, by what names it. */
export const swapped = <const Table extends Readonly<Record<string, string>>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([key, name]) => [name, key])) as { [Key in keyof Table & string as Table[Key]]: Key }
