import { basename } from 'node:path'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { type CsvRow, csvRows } from './csv-rows.ts'
import type { ImportContext, RecognisedFile } from './import-context.ts'
import { Tally } from './import-context.ts'
import { ImportRefused, messageOf, readText } from './input-file.ts'
import { type Cell, RowError } from './row-error.ts'

/** The parts of an import that reading rows needs. */
export type RowContext = Pick<ImportContext, 'progress' | 'report' | 'files'> & { sink: Pick<ImportContext['sink'], 'source'> }

const tallyOf = (file: RecognisedFile, context: RowContext) => new Tally(context.files.indexOf(file) + 1, file, context.report)

/** Streams a CSV row by row; a row that throws a RowError is reported and left out. Writes the source row at the end. */
export async function eachCsvRow(
  file: RecognisedFile,
  context: RowContext,
  take: (cell: Cell, tally: Tally, row: CsvRow) => number | undefined,
): Promise<void> {
  const tally = tallyOf(file, context)
  for await (const row of csvRows(file.path, context.progress))
    tally.each(() => {
      if (row.width !== row.columns) throw new RowError('', `has ${row.width} cells instead of ${row.columns}`)
      return take(row.cell, tally, row)
    })
  tally.close()
  context.sink.source(tally.toSource())
}

export type Properties = Record<string, unknown>

/** The features of a GeoJSON file, one by one. Features without geometry are refused. */
export async function eachFeature(
  file: RecognisedFile,
  context: ImportContext,
  take: (properties: Properties, geometry: Geometry, tally: Tally) => void,
): Promise<void> {
  const text = await readText(file.path, (bytes) => context.progress.advance(bytes))
  let parsed: Partial<FeatureCollection>
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new ImportRefused(`${basename(file.path)}: ${messageOf(error)}`)
  }
  if (!Array.isArray(parsed.features)) throw new ImportRefused(`${basename(file.path)}: is not a GeoJSON feature collection`)
  const features: readonly (Feature | null)[] = parsed.features
  const tally = tallyOf(file, context)
  for (const feature of features)
    tally.each(() => {
      if (!feature?.geometry) throw new RowError('geometry', 'is empty')
      take(feature.properties ?? {}, feature.geometry, tally)
      return undefined
    })
  tally.close()
  context.sink.source(tally.toSource())
}

/** A property as trimmed text; empty when it is missing. */
export const textOf = (properties: Properties, name: string): string => {
  const value = properties[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}
