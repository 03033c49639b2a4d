export type SqlCell = string | number | null | Uint8Array

type Word = string | number

/** A column: of a table as its migration declares it, or what a statement computes. */
export interface SqlColumn<Value extends SqlCell = SqlCell> {
  readonly type: 'any' | 'blob' | 'integer' | 'real' | 'text'
  readonly isNullable: boolean
  /** as its table calls it; a computed one has none */
  readonly name?: string
  /** all that its cells may hold, where its migration lists it */
  readonly words?: readonly Word[]
  /** what its cells hold; for the compiler alone */
  readonly value?: Value
}

/** Columns by the field that reads them: `saleCount1y` is `sale_count_1y`. */
export type Columns = Readonly<Record<string, SqlColumn>>

/** A table's columns: those that every insert fills, and those that the build computes when all rows are there. */
export interface Table<Inserted extends Columns = Columns, Computed extends Columns = Columns> {
  readonly name: string
  readonly inserted: Inserted
  readonly computed: Computed
  /** both */
  readonly columns: Inserted & Computed
}

type Cell<C extends SqlColumn> = C extends SqlColumn<infer Value> ? Value : never
export type RowOf<C extends Columns> = { [Field in keyof C]: Cell<C[Field]> }
/** The fields that an insert must fill. */
export type InsertRow<T extends Table> = RowOf<T['inserted']>
/** The fields that the build must compute. */
export type ComputedRow<T extends Table> = RowOf<T['computed']>
/** All fields of a row. */
export type WholeRow<T extends Table> = RowOf<T['columns']>

export const text = <Value extends string = string>(): SqlColumn<Value> => ({ type: 'text', isNullable: false })
export const integer = <Value extends number = number>(): SqlColumn<Value> => ({ type: 'integer', isNullable: false })
export const real = (): SqlColumn<number> => ({ type: 'real', isNullable: false })
export const blob = (): SqlColumn<Uint8Array> => ({ type: 'blob', isNullable: false })

/** What a statement makes of different columns. */
export const textOrNumber = (): SqlColumn<string | number> => ({ type: 'any', isNullable: false })

/** Holds one of the words that its migration lists. */
export const anyOf = <const Words extends readonly [Word, ...Word[]]>(words: Words): SqlColumn<Words[number]> => ({
  type: typeof words[0] === 'number' ? 'integer' : 'text',
  isNullable: false,
  words,
})
export const bit = (): SqlColumn<0 | 1> => anyOf([0, 1])

export const orNull = <Value extends SqlCell>({ value, ...column }: SqlColumn<Value>): SqlColumn<Value | null> => ({
  ...column,
  isNullable: true,
})
/** Of a column that may be null, for a statement that leaves those rows out. */
export const notNull = <Value extends SqlCell>({ value, ...column }: SqlColumn<Value | null>): SqlColumn<Exclude<Value, null>> => ({
  ...column,
  isNullable: false,
})

/** Describes a table: `inserted` and `computed` name every column that its migrations make, which a test compares. */
export function table<Inserted extends Columns>(name: string, inserted: Inserted): Table<Inserted, Record<never, never>>
export function table<Inserted extends Columns, Computed extends Columns>(
  name: string,
  inserted: Inserted,
  computed: Computed,
): Table<Inserted, Computed>
export function table(name: string, inserted: Columns, computed: Columns = {}): Table {
  const named = (columns: Columns): Columns =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { ...column, name: columnName(field) }]))
  return { name, inserted, computed, columns: named({ ...inserted, ...computed }) }
}

/** Field → column: an underscore before each capital, and before the first digit behind a small letter. */
export const columnName = (field: string): string => field.replace(/[A-Z]|(?<=[a-z])\d/g, (sign) => `_${sign.toLowerCase()}`)

export const fieldsOf = <T extends object>(columns: T): (keyof T & string)[] => Object.keys(columns) as (keyof T & string)[]

/** Some columns of a table. */
export function pick<C extends Columns, Field extends keyof C & string>({ columns }: { columns: C }, ...fields: Field[]): Pick<C, Field> {
  return onlyThose(columns, (field) => fields.some((one) => one === field))
}

/** All columns of a table but some. */
export function allBut<C extends Columns, Left extends keyof C & string = never>(
  { columns }: { columns: C },
  ...left: Left[]
): Omit<C, Left> {
  return onlyThose(columns, (field) => !left.some((one) => one === field))
}

function onlyThose<C extends Columns>(columns: C, isWanted: (field: string) => boolean): C {
  const some = { ...columns }
  for (const field in columns) if (!isWanted(field)) Reflect.deleteProperty(some, field)
  return some
}

/** What a select lists to read columns of one table by their fields: `p.id, p.type_group as typeGroup`. */
export const selectList = (columns: Columns, alias?: string): string =>
  Object.entries(columns)
    .map(
      ([field, { name = columnName(field) }]) => `${alias === undefined ? '' : `${alias}.`}${name}${name === field ? '' : ` as ${field}`}`,
    )
    .join(', ')
