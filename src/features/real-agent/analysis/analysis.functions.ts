import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { ANALYSIS_ADDED_MAX, ANALYSIS_NOTE_MAX_CHARS, ANALYSIS_TITLE_MAX_CHARS } from '#graphql/analysis-kinds.ts'
import { ASKING_WHY_MAX_CHARS } from '#graphql/asking-price.ts'
import {
  AnalysisEvidenceDocument,
  AnalysisStandingDocument,
  CopyMarketAnalysisDocument,
  DeleteMarketAnalysisDocument,
  EditionNowDocument,
  FurtherAnalysisSalesDocument,
  OwnMarketAnalysesDocument,
  OwnMarketAnalysisDocument,
  SaveMarketAnalysisDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { ANALYSES_PAGE_SIZE, FURTHER_SALES_PAGE_SIZE } from '../search.ts'

const saleIds = z.array(z.string().max(20)).max(100)
const home = z.object({
  country: z.enum(COUNTRY_CODES),
  typeGroup: z.enum(TYPE_GROUPS),
  slug: z.string().min(1).max(SLUG_MAX_CHARS),
  /** JSON */
  facts: z.string().max(1_000),
  added: saleIds.max(ANALYSIS_ADDED_MAX),
})
const id = z.uuid()
const key = z.uuid()
const title = z.string().max(ANALYSIS_TITLE_MAX_CHARS)

const toInput = ({ typeGroup, slug, facts, added }: z.infer<typeof home>) => ({ typeGroup: toWireTypeGroup(typeGroup), slug, facts, added })

export const fetchAnalysisStanding = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(AnalysisStandingDocument, {})
  return answer.ok ? ok(answer.value.analysisStanding) : answer
})

/** What the engine says of a home today. */
export const fetchAnalysisEvidence = createServerFn({ method: 'POST' })
  .validator(home)
  .handler(async ({ data }) => {
    const answer = await execute(AnalysisEvidenceDocument, { home: toInput(data) }, { country: data.country })
    return answer.ok ? ok(answer.value.analysisEvidence) : answer
  })

/** Sales that may be added. */
export const fetchFurtherSales = createServerFn({ method: 'POST' })
  .validator(z.object({ home, without: saleIds, offset: z.int().min(0).max(5_000) }))
  .handler(async ({ data: { home: of, without, offset } }) => {
    const variables = { home: toInput(of), without, first: FURTHER_SALES_PAGE_SIZE, offset }
    const answer = await execute(FurtherAnalysisSalesDocument, variables, { country: of.country })
    return answer.ok ? ok(answer.value.furtherAnalysisSales) : answer
  })

/** The analyses of all homes, or of one. */
export const fetchAnalyses = createServerFn({ method: 'POST' })
  .validator(z.object({ offset: z.int().min(0).max(10_000), of: home.pick({ typeGroup: true, slug: true }).optional() }))
  .handler(async ({ data: { offset, of } }) => {
    const place = { typeGroup: of && toWireTypeGroup(of.typeGroup), slug: of?.slug }
    const answer = await execute(OwnMarketAnalysesDocument, { first: ANALYSES_PAGE_SIZE, offset, ...place })
    return answer.ok ? ok(answer.value.ownMarketAnalyses) : answer
  })

/** An analysis, and whether its market was published anew since. */
export const fetchAnalysis = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(OwnMarketAnalysisDocument, data)
    if (!answer.ok) return answer
    const analysis = answer.value.ownMarketAnalysis
    const now = await execute(EditionNowDocument, {}, { country: analysis.card.country })
    return ok({ analysis, hasNewer: now.ok && now.value.market.dataVersion !== analysis.edition })
  })

export const sendAnalysis = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      key,
      home,
      title,
      id: id.nullable(),
      version: z.int(),
      renews: z.boolean(),
      showsEngine: z.boolean(),
      asking: z.object({ low: z.int(), high: z.int(), why: z.string().max(ASKING_WHY_MAX_CHARS) }).nullable(),
      choice: z.string().max(20_000),
      note: z.string().max(ANALYSIS_NOTE_MAX_CHARS),
    }),
  )
  .handler(async ({ data: { key: once, home: of, ...input } }) => {
    const answer = await execute(SaveMarketAnalysisDocument, { key: once, input: { ...input, home: toInput(of) } }, { country: of.country })
    return answer.ok ? ok(answer.value.saveMarketAnalysis) : answer
  })

export const sendAnalysisCopy = createServerFn({ method: 'POST' })
  .validator(z.object({ key, id, title }))
  .handler(async ({ data }) => {
    const answer = await execute(CopyMarketAnalysisDocument, data)
    return answer.ok ? ok(answer.value.copyMarketAnalysis.card.id) : answer
  })

export const removeAnalysis = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(DeleteMarketAnalysisDocument, data)
    return answer.ok ? ok(answer.value.deleteMarketAnalysis.success) : answer
  })
