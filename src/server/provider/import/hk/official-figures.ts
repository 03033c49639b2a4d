import { basename } from 'node:path'
import { z } from 'zod'
import type { FigureRegion, FigureSeries, SizeClass } from '#graphql/figure-kinds.ts'
import type { MarketSink, OfficialFigureRow } from '../../db/market/rows.ts'
import { type ImportContext, type RecognisedFile, Tally } from '../import-context.ts'
import { ImportRefused, messageOf, readText } from '../input-file.ts'
import { eachCsvRow } from '../read-rows.ts'
import { type Cell, integerCell, monthOf, numberCell, oneOf, RowError, required } from '../row-error.ts'

const CLASSES: Readonly<Record<string, SizeClass>> = {
  'Less than 40 m2': 'A',
  '40 m2 to 69.9 m2': 'B',
  '70 m2 to 99.9 m2': 'C',
  '100 m2 to 159.9 m2': 'D',
  '160 m2 or above': 'E',
  'Less than 100 m2': 'A-C',
  '100 m2 or above': 'D-E',
  'All Classes': 'all',
}

const REGIONS: Readonly<Record<string, FigureRegion>> = {
  'Hong Kong': 'hong-kong-island',
  Kowloon: 'kowloon',
  'New Territories': 'new-territories',
}

/** Values outside of these are of another series, or shifted: Hong Kong dollars per square metre, percent, indices with 1999 = 100. */
const RANGES: Readonly<Record<FigureSeries, readonly [min: number, max: number]>> = {
  'price-index': [1, 2_000],
  'rent-index': [1, 2_000],
  'average-price': [2_000, 2_000_000],
  'average-rent': [20, 5_000],
  yield: [0.1, 25],
  registrations: [0, 100_000],
}

/** The year whose mean is 100. */
const BASE_YEAR = 1999
const BASE_MEAN: readonly [min: number, max: number] = [97, 103]

type Figure = Omit<OfficialFigureRow, 'sourceId'>

interface Edition {
  sourceId: number
  lastMonth: number
  figures: Figure[]
}

/** "199903", the quarter that ends with March 1999. */
function quarterEnd(cell: Cell, column: string): number {
  const match = /^(\d{4})(03|06|09|12)$/.exec(required(cell, column))
  if (!match) throw new RowError(column, 'is not the last month of a quarter')
  return Number(match[0])
}

const isIndex = (series: FigureSeries): boolean => series.endsWith('-index')

/** Figures that the Rating and Valuation Department and the Land Registry publish. Of files that give one figure, the newer one is right. */
export class OfficialFigures {
  private readonly editions: Edition[] = []

  private async each(file: RecognisedFile, context: ImportContext, take: (cell: Cell) => Figure | null): Promise<void> {
    const edition: Edition = { sourceId: context.files.indexOf(file) + 1, lastMonth: 0, figures: [] }
    const seen = new Set<string>()
    await eachCsvRow(file, context, (cell) => {
      const figure = take(cell)
      return figure ? add(edition, seen, figure) : undefined
    })
    this.close(file, edition)
  }

  /** Averages by class and region; a cell without a figure means that too few homes were sold or let. */
  readAverages(file: RecognisedFile, context: ImportContext, series: 'average-price' | 'average-rent'): Promise<void> {
    const column = series === 'average-price' ? 'Average Price' : 'Average Rent'
    return this.each(file, context, (cell) => ({
      series,
      month: quarterEnd(cell, 'Time'),
      sizeClass: oneOf(cell, 'Class', CLASSES),
      region: oneOf(cell, 'Region', REGIONS),
      value: figureIn(cell, column, series),
    }))
  }

  /** Indices and yields; the older quarters of some classes have no figure. */
  readValues(file: RecognisedFile, context: ImportContext, series: 'price-index' | 'rent-index' | 'yield'): Promise<void> {
    return this.each(file, context, (cell) => {
      const [month, sizeClass] = [quarterEnd(cell, 'Time'), oneOf(cell, 'Class', CLASSES)]
      if (cell('Value').trim() === '') return null
      return { series, month, sizeClass, region: 'all', value: figureIn(cell, 'Value', series) }
    })
  }

  readRegistrations(file: RecognisedFile, context: ImportContext): Promise<void> {
    const [min, max] = RANGES.registrations
    return this.each(file, context, (cell) => ({
      series: 'registrations',
      month: monthOf(cell, 'Period'),
      sizeClass: 'all',
      region: 'all',
      value: integerCell(cell, 'Total', min, max),
    }))
  }

  /** Indices and yields of all classes in one JSON file. */
  async readSeries(file: RecognisedFile, context: ImportContext): Promise<void> {
    const text = await readText(file.path, (bytes) => context.progress.advance(bytes))
    let read: z.infer<typeof seriesFile>
    try {
      read = seriesFile.parse(JSON.parse(text))
    } catch (error) {
      throw new ImportRefused(`${basename(file.path)}: ${error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error)}`)
    }
    const edition: Edition = { sourceId: context.files.indexOf(file) + 1, lastMonth: 0, figures: [] }
    const tally = new Tally(edition.sourceId, file, context.report)
    const seen = new Set<string>()
    for (const [name, columns] of Object.entries(read.classes))
      for (const [key, series] of SERIES_KEYS)
        for (const [at, value] of (columns[key] ?? []).entries()) {
          const cell: Cell = (column) =>
            column === 'Class' ? name : column === 'Time' ? (read.periods[at] ?? '').slice(0, 7).replace('-', '') : String(value)
          if (value === null) continue
          tally.each(() =>
            add(edition, seen, {
              series,
              month: quarterEnd(cell, 'Time'),
              sizeClass: oneOf(cell, 'Class', CLASSES),
              region: 'all',
              value: figureIn(cell, key, series),
            }),
          )
        }
    tally.close()
    context.sink.source(tally.toSource())
    this.close(file, edition)
  }

  private close(file: RecognisedFile, edition: Edition): void {
    for (const own of Map.groupBy(edition.figures, (row) => row.series + row.sizeClass).values()) {
      const base = own.filter(({ series, month }) => isIndex(series) && Math.floor(month / 100) === BASE_YEAR)
      const mean = base.reduce((sum, { value }) => sum + value, 0) / 4
      if (base.length === 4 && (mean < BASE_MEAN[0] || mean > BASE_MEAN[1]))
        throw new ImportRefused(
          `${basename(file.path)}: looks like "${file.format.title}", but its class ${base[0]?.sizeClass} is ${mean.toFixed(1)} in ${BASE_YEAR}, which should be about 100`,
        )
    }
    this.editions.push(edition)
  }

  /** Whether any file gave a figure. */
  hasAny = (): boolean => this.editions.some(({ figures }) => figures.length > 0)

  write(sink: MarketSink): void {
    const newest = new Map<string, OfficialFigureRow>()
    for (const { sourceId, figures } of this.editions.toSorted((a, b) => a.lastMonth - b.lastMonth))
      for (const figure of figures) newest.set(keyOf(figure), { ...figure, sourceId })
    for (const [, row] of [...newest].toSorted(([a], [b]) => (a < b ? -1 : 1))) sink.officialFigure(row)
  }
}

const SERIES_KEYS = [
  ['price', 'price-index'],
  ['rent', 'rent-index'],
  ['yield', 'yield'],
] as const

const column = z.array(z.number().nullable()).optional()
const seriesFile = z
  .object({ periods: z.array(z.iso.date()), classes: z.record(z.string(), z.object({ price: column, rent: column, yield: column })) })
  .refine(
    ({ periods, classes }) =>
      Object.values(classes).every((own) => SERIES_KEYS.every(([key]) => (own[key] ?? periods).length === periods.length)),
    'a class has not one value per period',
  )

const keyOf = ({ series, sizeClass, region, month }: Figure): string => [series, sizeClass, region, month].join('|')

function add(edition: Edition, seen: Set<string>, figure: Figure): number {
  const key = keyOf(figure)
  if (seen.has(key)) throw new RowError('', 'gives a figure twice')
  seen.add(key)
  edition.figures.push(figure)
  edition.lastMonth = Math.max(edition.lastMonth, figure.month)
  return figure.month
}

function figureIn(cell: Cell, column: string, series: FigureSeries): number {
  const [min, max] = RANGES[series]
  return numberCell(cell, column, min, max)
}
