import { enumName } from '#filter/wire-names.ts'
import { SIZE_CLASSES, type SizeClass } from '#graphql/figure-kinds.ts'
import type { FigureRegion, FigureSeries, MarketFiguresQuery } from '#graphql/generated/graphql.ts'
import { formatQuarter, parseMonth, quarterOf } from '#lib/months.ts'
import type { Format } from '#property/use-format.ts'

export type PublishedFigure = MarketFiguresQuery['figures'][number]

/** The newest figure of a series; undefined where none is published. */
export function newestFigureOf(
  figures: readonly PublishedFigure[],
  series: FigureSeries,
  sizeClass: SizeClass,
  region: FigureRegion = 'ALL',
): PublishedFigure | undefined {
  const wanted = enumName(sizeClass)
  return figures.find((one) => one.series === series && one.sizeClass === wanted && one.region === region)
}

/** The classes of which some series has figures, in their order. */
export const classesWith = (figures: readonly PublishedFigure[], ...series: FigureSeries[]): SizeClass[] =>
  SIZE_CLASSES.filter((sizeClass) =>
    series.some((one) => figures.some((figure) => figure.series === one && figure.sizeClass === enumName(sizeClass))),
  )

/** The quarter that ends with a month, "2026-06", in words. */
export function quarterText(format: Format, month: string): string {
  const parsed = parseMonth(month)
  return parsed === null ? month : format.quarter(formatQuarter(quarterOf(parsed)))
}
