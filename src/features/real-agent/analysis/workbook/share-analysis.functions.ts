import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { askedBy, execute } from '#api/execute.ts'
import { createShare, loadFrozen } from '#api/shares.ts'
import { AnalysisWorkbookDocument, type AnalysisWorkbookQuery } from '#graphql/generated/graphql.ts'
import { SHARE_DAYS, SHARE_TITLE_MAX_CHARS } from '#graphql/share-kinds.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'

const about = z.object({ id: z.uuid(), country: z.enum(COUNTRY_CODES) })

const wish = z.object({
  key: z.uuid(),
  title: z.string().min(1).max(SHARE_TITLE_MAX_CHARS),
  days: z.int().refine((days) => SHARE_DAYS.some((one) => one === days)),
  password: z.string().max(512),
})

const ask = (id: string, country: CountryCode) => execute(AnalysisWorkbookDocument, { id }, { country })

/** What a client is handed of the viewer's own analysis. */
export const fetchWorkbook = createServerFn({ method: 'POST' })
  .validator(z.object({ id: z.uuid().nullable() }))
  .handler(
    async ({ data: { id } }): Promise<Result<AnalysisWorkbookQuery>> =>
      id ? execute(AnalysisWorkbookDocument, { id }) : fail('validation', 'analysis-unknown'),
  )

/** Freezes a workbook: asks for it as its page does, and has the provider keep the answer. */
export const shareAnalysis = createServerFn({ method: 'POST' })
  .validator(z.object({ about, wish }))
  .handler(async ({ data: { about: of, wish: wished } }): Promise<Result<string>> => {
    const { asked } = await askedBy(() => ask(of.id, of.country))
    const path = `/realAgent/market-analysis/workbook?id=${of.id}`
    return createShare({ kind: 'ANALYSIS', country: of.country, path, about: of, asked }, wished)
  })

/** A shared workbook from what was kept. A failure where it cannot be read any more. */
export const fetchFrozenWorkbook = createServerFn()
  .validator(z.object({ id: z.string().max(40) }))
  .handler(async ({ data: { id } }): Promise<Result<AnalysisWorkbookQuery>> => {
    const loaded = await loadFrozen(id, 'ANALYSIS', async (raw) => {
      const of = about.parse(raw)
      return ask(of.id, of.country)
    })
    if (!loaded.ok) return loaded
    return loaded.value.ok ? ok(loaded.value.value) : loaded.value
  })
