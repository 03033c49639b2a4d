import type { MarketFiguresQuery, Segment } from '#graphql/generated/graphql.ts'
import type { CoursePoint } from '#lib/course-points.ts'

type RecordedPoint = MarketFiguresQuery['condo'][number]

export interface RecordedCourse {
  segment: Segment
  /** oldest first */
  points: readonly RecordedPoint[]
}

/** Below it a month's median says more of the homes that happened to be sold than of prices. */
const SALES_MIN = 3

type Indices = Readonly<Record<'hdb' | 'hos' | 'condo' | 'land', readonly RecordedPoint[]>> & {
  market: { segments: readonly { segment: Segment; month: string }[] }
}

/** The months of each kind of home up to its newest complete one; a kind with fewer than two such months is left out. */
export function recordedCourses({ market, hdb, hos, condo, land }: Indices): RecordedCourse[] {
  const points: Record<Segment, readonly RecordedPoint[]> = { HDB: hdb, HOS: hos, CONDO: condo, LAND: land }
  return market.segments.flatMap(({ segment, month }) => {
    const own = points[segment].filter((point) => point.month <= month && point.n >= SALES_MIN)
    return own.length < 2 ? [] : [{ segment, points: own }]
  })
}

export const indexPoints = ({ points }: RecordedCourse): CoursePoint[] => points.map(({ month, value }) => ({ month, value }))

/** The last month on record of each year, newest first, with what each kind of home had in it. */
export function recordedYears(courses: readonly RecordedCourse[]): { year: string; of: Partial<Record<Segment, RecordedPoint>> }[] {
  const years = new Map<string, Partial<Record<Segment, RecordedPoint>>>()
  for (const { segment, points } of courses)
    for (const point of points) {
      const year = point.month.slice(0, 4)
      years.set(year, { ...years.get(year), [segment]: point })
    }
  return [...years].map(([year, of]) => ({ year, of })).toSorted((a, b) => b.year.localeCompare(a.year))
}
