import type { CountryCode } from '#market/vocabulary.ts'
import type { FileHead } from './input-file.ts'

/** A published file format, told by its content. */
export interface FileFormat {
  id: string
  market: CountryCode
  title: string
  licence: string
  recognise(head: FileHead): boolean
}

/** Recognises a CSV by columns that must all be there. */
export const csvWith =
  (...columns: string[]) =>
  (head: FileHead): boolean =>
    columns.every((name) => head.columns.includes(name))

/** Recognises a GeoJSON by property names that must all occur among its first features. */
export const geoJsonWith =
  (...properties: string[]) =>
  (head: FileHead): boolean =>
    properties.every((name) => head.properties.includes(name))
