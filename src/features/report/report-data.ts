import type { ReportListingsQuery } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import type { Body, Estimate, Pro, Project, ReportMarket, StackView } from './project.ts'
import type { ReportLoad } from './queries.ts'

/** Everything a report was answered with; null where it did not arrive or was not asked for. */
export interface ReportData {
  /** without the answers, which stand beside it: parts are drawn anew where any of their properties differs */
  load: ReportLoad & { answers: null }
  project: Project
  market: ReportMarket
  estimate: Estimate | null
  body: Body | null
  pro: Pro | null
  /** why `pro` did not arrive */
  proFailure: Failure | null
  stackView: StackView | null
  listed: ReportListingsQuery | null
  /** the one kind of home that the report is about; null: all */
  mix: string | null
  /** of the home that is valued */
  floor: number | null
  colour: 'gain' | undefined
}
