export type SqlCell = string | number | null | Uint8Array

/** A column of a table as its migration declares it. */
export interface SqlColumn<Value extends SqlCell = SqlCell> {
  readonly type: 'blob' | 'integer' | 'real' | 'text'
  readonly isNullable: boolean
  /** what its cells hold; for the compiler alone */
  readonly value?: Value
}

/** Columns by the field that reads them: `saleCount1y` is `sale_count_1y`. */
export type Columns = Readonly<Record<string, SqlColumn>>

/** A table's columns: those that every insert fills, and those that the build computes when all rows are there. */
export interface Table<Given extends Columns = Columns, Computed extends Columns = Columns> {
  readonly name: string
  readonly given: Given
  readonly computed: Computed
}

type Cell<C extends SqlColumn> = C extends SqlColumn<infer Value> ? Value : never
export type RowOf<C extends Columns> = { [Field in keyof C]: Cell<C[Field]> }
/** The fields that an insert must fill. */
export type GivenRow<T extends Table> = RowOf<T['given']>
/** The fields that the build must compute. */
export type ComputedRow<T extends Table> = RowOf<T['computed']>
/** All fields of a row. */
export type WholeRow<T extends Table> = GivenRow<T> & ComputedRow<T>

export const text = <Value extends string = string>(): SqlColumn<Value> => ({ type: 'text', isNullable: false })
export const integer = <Value extends number = number>(): SqlColumn<Value> => ({ type: 'integer', isNullable: false })
export const real = (): SqlColumn<number> => ({ type: 'real', isNullable: false })
export const blob = (): SqlColumn<Uint8Array> => ({ type: 'blob', isNullable: false })
export const orNull = <Value extends SqlCell>({ type }: SqlColumn<Value>): SqlColumn<Value | null> => ({ type, isNullable: true })

export const table = <Given extends Columns, Computed extends Columns>(
  name: string,
  given: Given,
  computed: Computed,
): Table<Given, Computed> => ({ name, given, computed })

/** Field → column: an underscore before each capital, and before the first digit behind a small letter. */
export const columnName = (field: string): string => field.replace(/[A-Z]|(?<=[a-z])\d/g, (sign) => `_${sign.toLowerCase()}`)

export const fieldsOf = <T extends object>(columns: T): (keyof T & string)[] => Object.keys(columns) as (keyof T & string)[]

/** All fields of a table but some. */
export const fieldsWithout = <T extends Table, Left extends keyof WholeRow<T> = never>(
  { given, computed }: T,
  ...left: Left[]
): Exclude<keyof WholeRow<T> & string, Left>[] => {
  const isLeft = (field: string) => left.some((one) => one === field)
  return [...fieldsOf<T['given']>(given), ...fieldsOf<T['computed']>(computed)].filter(
    (field): field is Exclude<keyof WholeRow<T> & string, Left> => !isLeft(field),
  )
}

/** What a select lists to read fields by their names: `p.id, p.type_group as typeGroup`. */
export const selectList = (fields: readonly string[], alias?: string): string =>
  fields
    .map((field) => {
      const column = columnName(field)
      return `${alias === undefined ? '' : `${alias}.`}${column}${column === field ? '' : ` as ${field}`}`
    })
    .join(', ')
