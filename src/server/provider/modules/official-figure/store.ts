import type { FigureRegion, FigureSeries, SizeClass } from '#graphql/figure-kinds.ts'
import type { MarketContext } from '../../context.ts'
import { integer, orNull, pick, type RowOf, real } from '../../db/column-table.ts'
import { OFFICIAL_FIGURE } from '../../db/market/figure-tables.ts'

/** The newest figure of a series for a class and a region, and the figures of the same month 1, 5 and 10 years before. Months are yyyymm. */
const NEWEST_FIGURE = {
  ...pick(OFFICIAL_FIGURE, 'series', 'sizeClass', 'region', 'month', 'value'),
  firstMonth: integer(),
  value1y: orNull(real()),
  value5y: orNull(real()),
  value10y: orNull(real()),
}
export type NewestFigure = RowOf<typeof NEWEST_FIGURE>

const COURSE_ROW = pick(OFFICIAL_FIGURE, 'series', 'month', 'value')
export type CourseRow = RowOf<typeof COURSE_ROW>

export async function hasOfficialFigures({ market }: MarketContext): Promise<boolean> {
  return (await market.first({}, 'select 1 as there from official_figure limit 1')) !== null
}

/** One row per series, class and region, in the order of the table's key. */
export function newestFigures({ market }: MarketContext, series: readonly FigureSeries[]): Promise<NewestFigure[]> {
  const earlier = (years: number) => `(select value from official_figure e where e.series = n.series and e.size_class = n.size_class
      and e.region = n.region and e.month = n.month - ${years * 100}) as value${years}y`
  return market.all(
    NEWEST_FIGURE,
    `with n as (
      select series, size_class, region, min(month) as first_month, max(month) as month from official_figure
      where series in (select value from json_each(?)) group by series, size_class, region)
    select n.series, n.size_class as sizeClass, n.region, n.first_month as firstMonth, n.month, f.value, ${[1, 5, 10].map(earlier).join(', ')}
    from n join official_figure f on f.series = n.series and f.size_class = n.size_class and f.region = n.region and f.month = n.month
    order by n.series, n.size_class, n.region`,
    JSON.stringify(series),
  )
}

/** All figures of some series for a class and a region, oldest first. */
export function courseRows(
  { market }: MarketContext,
  series: readonly FigureSeries[],
  sizeClass: SizeClass,
  region: FigureRegion,
): Promise<CourseRow[]> {
  return market.all(
    COURSE_ROW,
    `select f.series, f.month, f.value from json_each(?) s
    cross join official_figure f on f.series = s.value and f.size_class = ? and f.region = ? order by f.series, f.month`,
    JSON.stringify(series),
    sizeClass,
    region,
  )
}
