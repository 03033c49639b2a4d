import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  ProjectEstimateDocument,
  type ProjectEstimateQuery,
  type UnmeasuredReason,
  ValuationAccuracyDocument,
  type ValuationAccuracyQuery,
  ValueExamplesDocument,
  type ValueExamplesQuery,
} from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { PROJECT_SLUG_MAX_CHARS } from './search.ts'

export interface ValueExamples {
  market: ValueExamplesQuery['market']
  /** the first of the market's examples that can be valued; null when none can */
  valued: NonNullable<ProjectEstimateQuery['project']> | null
  /** back-tests on record; none where the engine does not answer */
  measured: ValuationAccuracyQuery['valuationAccuracy']
  /** why nothing is measured, where nothing is */
  without: UnmeasuredReason
}

/** The market's projects to try, a live estimate of one of them, and the measured accuracy of estimates. The page is complete without them, so a failure does not change the status. */
export const fetchValueExamples = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country } }): Promise<Result<ValueExamples>> => {
    const [examples, accuracy] = await Promise.all([
      execute(ValueExamplesDocument, {}, { country }),
      execute(ValuationAccuracyDocument, {}, { country }),
    ])
    const measured = accuracy.ok ? accuracy.value.valuationAccuracy : []
    if (!examples.ok) return examples
    const { market } = examples.value
    const without = (accuracy.ok && accuracy.value.valuationUnmeasured[0]?.reason) || (market.isDemo ? 'DEMONSTRATION' : 'NO_BACK_TEST')
    for (const { typeGroup, slug } of market.examples) {
      if (!typeGroup || !slug) continue
      const answer = await execute(ProjectEstimateDocument, { typeGroup, slug, home: null }, { country })
      const project = answer.ok ? answer.value.project : null
      if (project?.estimate.__typename === 'Estimate') return ok({ market, valued: project, measured, without })
    }
    return ok({ market, valued: null, measured, without })
  })

/** A project with its estimate for the embedded block; `project` is null when it is not known. A failure is a value, with status 503. */
export const fetchPluginEstimate = createServerFn()
  .validator(
    z.object({
      country: z.enum(COUNTRY_CODES),
      typeGroup: z.enum(TYPE_GROUPS),
      slug: z.string().min(1).max(PROJECT_SLUG_MAX_CHARS),
    }),
  )
  .handler(async ({ data: { country, typeGroup, slug } }) => {
    const answer = await execute(ProjectEstimateDocument, { typeGroup: toWireTypeGroup(typeGroup), slug, home: null }, { country })
    if (!answer.ok) setResponseStatus(503)
    else if (!answer.value.project) setResponseStatus(404)
    return answer
  })
