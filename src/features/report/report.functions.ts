import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as z from 'zod'
import { execute } from '#api/execute.ts'
import {
  AreaIndexDocument,
  type AreaIndexQuery,
  BuildingStacksDocument,
  EstimateHomeDocument,
  ProjectReportDocument,
  type ProjectReportQuery,
  ProjectTransactionsDocument,
  ReportExamplesDocument,
} from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/wire-words.ts'

const SLUG_MAX_CHARS = 120
const subject = z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(SLUG_MAX_CHARS) })
const home = z.object({ unitMix: z.string().max(16).nullable(), areaSqm: z.number().positive().nullable(), floor: z.int().nullable() })
const deals = z.object({ kind: z.enum(['SALE', 'RENT']), first: z.int().min(1).max(50), offset: z.int().min(0).max(10_000) })

const key = ({ typeGroup, slug }: z.infer<typeof subject>) => ({ typeGroup: toWireTypeGroup(typeGroup), slug })

export interface ProjectReport extends ProjectReportQuery {
  /** the segment's index in the project's area; empty when it could not be loaded: the chart does without */
  areaIndex: AreaIndexQuery['priceIndex']
}

/** Everything of the report that does not depend on the described home. A failure is a value; the answer's status is then 503. */
export const fetchReport = createServerFn()
  .validator(subject)
  .handler(async ({ data }): Promise<Result<ProjectReport>> => {
    const { country } = data
    const report = await execute(ProjectReportDocument, key(data), { country })
    if (!report.ok) {
      setResponseStatus(503)
      return report
    }
    const { project } = report.value
    if (!project) return ok({ ...report.value, areaIndex: [] })
    const index = await execute(AreaIndexDocument, { segment: project.propertyGroup, areaId: project.area.id }, { country })
    return ok({ ...report.value, areaIndex: index.ok ? index.value.priceIndex : [] })
  })

/** The estimate of the described home, or why there is none. Null for an unknown project. */
export const fetchEstimate = createServerFn()
  .validator(subject.extend({ home: home.nullable() }))
  .handler(async ({ data }) => execute(EstimateHomeDocument, { ...key(data), home: data.home }, { country: data.country }))

/** One page of deals. */
export const fetchTransactions = createServerFn()
  .validator(subject.extend({ deals }))
  .handler(async ({ data }) => execute(ProjectTransactionsDocument, { ...key(data), ...data.deals }, { country: data.country }))

/** The stacks of a project's buildings. Null for an unknown project. */
export const fetchStacks = createServerFn()
  .validator(subject)
  .handler(async ({ data }) => execute(BuildingStacksDocument, key(data), { country: data.country }))

/** Projects of a market to open a report of. */
export const fetchExamples = createServerFn()
  .validator(subject.pick({ country: true }))
  .handler(async ({ data }) => execute(ReportExamplesDocument, {}, { country: data.country }))
