import { type ProjectLayout, planLayout } from './layouts.ts'
import type { DemoMarket, Point } from './market/demo-market.ts'
import { type Ground, locate, type Seat } from './market/placement.ts'
import type { Random } from './market/random.ts'
import type { ProjectWorth } from './pricing.ts'
import { blockOf, type PlannedProject, planProject } from './project-rows.ts'

interface PlannedSeat {
  layout: ProjectLayout
  planned: PlannedProject
  at: Point
  worth: ProjectWorth
}

interface SeatPlace {
  market: DemoMarket
  /** slugs of the projects before it */
  slugs: ReadonlySet<string>
  isDry: Ground
}

/** What stands on a seat: homes, names, place and worth; before its trades are drawn from the same `random`. */
export function planSeat(random: Random, { market, slugs, isDry }: SeatPlace, seat: Seat): PlannedSeat {
  const { place, segment } = seat
  const layout = planLayout(random, market, segment)
  const planned = planProject(random, market, seat, layout, blockOf(seat), slugs)
  const at = locate(random, seat, isDry)
  const worth: ProjectWorth = {
    segment,
    level: place.level ** segment.levelPower * (1 + 0.06 * random.normal()),
    completionYear: planned.completionYear,
    leaseYears: planned.row.tenureYears,
    leaseStartYear: planned.row.leaseStartYear,
    floors: layout.floors ?? 1,
  }
  return { layout, planned, at, worth }
}
