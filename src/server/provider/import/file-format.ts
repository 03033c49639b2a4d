import type { CountryCode } from '#market/vocabulary.ts'
import type { FileHead } from './input-file.ts'

/** A published file format, recognised by its content. */
export interface FileFormat<Id extends string = string> {
  id: Id
  market: CountryCode
  title: string
  licence: string
  recognise(head: FileHead): boolean
  /** columns that a CSV of this format must have */
  columns?: readonly string[]
}

/** Recognises a CSV by columns that must all be there. */
export const csvWith = (...columns: string[]): Pick<FileFormat, 'recognise' | 'columns'> => ({
  columns,
  recognise: (head) => columns.every((name) => head.columns.includes(name)),
})

/** A CSV with most of a format's columns is taken for a damaged file of that format. */
const NEARLY_SHARE = 2 / 3

/** A message with the columns that a CSV lacks for the format it resembles; null when it resembles none. */
export function nearlyRecognised(formats: readonly FileFormat[], head: FileHead): { title: string; missing: string[] } | null {
  for (const { title, columns = [] } of formats) {
    const missing = columns.filter((name) => !head.columns.includes(name))
    if (columns.length > 0 && columns.length - missing.length >= columns.length * NEARLY_SHARE) return { title, missing }
  }
  return null
}

/** Recognises a GeoJSON by property names that must all occur among its first features. */
export const geoJsonWith =
  (...properties: string[]) =>
  (head: FileHead): boolean =>
    properties.every((name) => head.properties.includes(name))
