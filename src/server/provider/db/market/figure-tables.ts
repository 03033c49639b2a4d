import { FIGURE_SERIES, type FigureRegion, type SizeClass } from '#graphql/figure-kinds.ts'
import { anyOf, integer, real, table, text } from '../column-table.ts'
import { month } from './place-tables.ts'

/** What an authority publishes of the whole market. */
export const OFFICIAL_FIGURE = table('official_figure', {
  series: anyOf(FIGURE_SERIES),
  sizeClass: text<SizeClass>(),
  region: text<FigureRegion>(),
  /** the last month of the quarter, where it is a quarter's */
  month: month(),
  /** an index, percent, a number, or money per square metre of saleable area */
  value: real(),
  sourceId: integer(),
})
