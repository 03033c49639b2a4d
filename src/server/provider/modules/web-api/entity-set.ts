import type { WebApiScope } from '../listing-feed/feed-keys.ts'

/** The primitive types of OData that resources here have (OData CSDL 4.01, 3.3). */
export type EdmType = 'Edm.Boolean' | 'Edm.Date' | 'Edm.DateTimeOffset' | 'Edm.Decimal' | 'Edm.Int32' | 'Edm.Int64' | 'Edm.String'

/** A property of a resource. The same expression is what is told, filtered and ordered by: a filter finds nothing that is not told. */
export interface EdmProperty {
  type: EdmType
  /** over the row of the resource; a time in unix seconds, a truth 0 or 1, a collection a JSON list of texts */
  sql: string
  isNullable: boolean
  isCollection: boolean
  maxLength: number | null
  /** all that it may hold, where that is a list of RESO */
  words: readonly string[]
}

/** A resource: an entity set of OData. */
export interface EntitySet {
  name: string
  /** what a key must have that opens it; null: every key of the service */
  scope: WebApiScope | null
  /** the property that names one of it, unique within the source */
  key: string
  /** tables and conditions behind `from`; its one parameter is the source */
  rows: string
  properties: Readonly<Record<string, EdmProperty>>
}

const edm = (type: EdmType, sql: string, isNullable: boolean): EdmProperty => ({
  type,
  sql,
  isNullable,
  isCollection: false,
  maxLength: null,
  words: [],
})

export const edmText = (sql: string, maxLength: number | null = null): EdmProperty => ({ ...edm('Edm.String', sql, true), maxLength })
export const edmKey = (sql: string, maxLength: number | null = null): EdmProperty => ({ ...edmText(sql, maxLength), isNullable: false })
export const edmInt32 = (sql: string): EdmProperty => edm('Edm.Int32', sql, true)
export const edmSequence = (sql: string): EdmProperty => edm('Edm.Int64', sql, false)
export const edmDecimal = (sql: string): EdmProperty => edm('Edm.Decimal', sql, true)
export const edmDate = (sql: string): EdmProperty => edm('Edm.Date', sql, true)
export const edmTime = (sql: string): EdmProperty => edm('Edm.DateTimeOffset', sql, false)
export const edmBoolean = (sql: string): EdmProperty => edm('Edm.Boolean', sql, false)

/** A text as SQL writes it; of words of the code, never of what somebody sends. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** One of some words. */
export const edmWord = (sql: string, words: readonly string[]): EdmProperty => ({ ...edmText(sql), words })

/** A column's word as its RESO word: the same table that feeds are written by. */
export function edmMapped(column: string, words: Readonly<Record<string, string>>): EdmProperty {
  const cases = Object.entries(words).map(([ours, theirs]) => `when ${sqlText(ours)} then ${sqlText(theirs)}`)
  return edmWord(`case ${column} ${cases.join(' ')} end`, [...new Set(Object.values(words))])
}

/** Several of some words. */
export const edmTexts = (sql: string, words: readonly string[]): EdmProperty => ({
  ...edm('Edm.String', sql, false),
  isCollection: true,
  words,
})

/** The words whose bits are set in a column, by their place in the list. */
export const edmBits = (column: string, words: readonly string[]): EdmProperty =>
  edmTexts(
    `(select json_group_array(w.value) from json_each(${sqlText(JSON.stringify(words))}) w where (${column} >> w.key) & 1 = 1)`,
    words,
  )
