import { basename } from 'node:path'
import { parse } from 'csv-parse'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { ImportContext, RecognisedFile } from './import-context.ts'
import { Tally } from './import-context.ts'
import { ImportRefused, isContentError, messageOf, openInput, readText } from './input-file.ts'
import { type Cell, RowError } from './row-error.ts'

/** The parts of an import that reading rows needs. */
export type RowContext = Pick<ImportContext, 'progress' | 'report' | 'files'> & { sink: Pick<ImportContext['sink'], 'source'> }

const tallyOf = (file: RecognisedFile, context: RowContext) => new Tally(context.files.indexOf(file) + 1, file, context.report)

/** Streams a CSV row by row; a row that throws a RowError is reported and left out. Writes the source row at the end. */
export async function eachCsvRow(
  file: RecognisedFile,
  context: RowContext,
  take: (cell: Cell, tally: Tally) => number | undefined,
): Promise<void> {
  const tally = tallyOf(file, context)
  const input = await openInput(file.path, (bytes) => context.progress.advance(bytes))
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let columns: Map<string, number> | null = null
  let cells: string[] = []
  const cell: Cell = (column) => cells[columns?.get(column) ?? -1] ?? ''
  try {
    for await (const record of parser) {
      cells = record
      if (!columns) columns = new Map(cells.map((name, at) => [name.trim(), at]))
      else {
        const width = columns.size
        tally.each(() => {
          if (cells.length !== width) throw new RowError('', `has ${cells.length} cells instead of ${width}`)
          return take(cell, tally)
        })
      }
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    if (!isContentError(error)) throw error
    throw new ImportRefused(`${basename(file.path)}: ${messageOf(error)}`)
  }
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
