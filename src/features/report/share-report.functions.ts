import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { askedBy } from '#api/execute.ts'
import type { AskPage } from '#api/page-queries.ts'
import { createShare, loadFrozen } from '#api/shares.ts'
import { RIGHTS } from '#graphql/plan-rights.ts'
import { SHARE_DAYS, SHARE_TITLE_MAX_CHARS } from '#graphql/share-kinds.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import { parseCountryCode } from '#market/countries.ts'
import { loadReport, type ReportLoad } from './queries.ts'
import { readReportSearch } from './search.ts'

const word = z.string().min(1).max(120)
const numberOrWord = z.union([z.string().max(120), z.number()])

/** Which report: the words of its address, the home that was described, and the part of the project. */
const about = z.object({
  params: z.object({ reportKey: word, countryCode: word, projectType: word, projectSlug: word }),
  search: z.record(z.string().max(20), numberOrWord),
  place: z.object({
    preset: z.object({ mix: numberOrWord.optional(), area: z.number().optional(), unit: z.enum(FLOOR_AREA_UNITS).optional() }).optional(),
    building: word.optional(),
    stack: word.optional(),
  }),
})

const wish = z.object({
  key: z.uuid(),
  title: z.string().min(1).max(SHARE_TITLE_MAX_CHARS),
  days: z.int().refine((days) => SHARE_DAYS.some((one) => one === days)),
  password: z.string().max(512),
})

const run: AskPage = ({ queryFn }) => queryFn()

/** What is for subscribers is decided by the provider; nobody's own lines are asked for, because a share has those of its maker. */
const READER = { id: '', rights: RIGHTS, roles: [] }

/** Freezes a report: asks for it as its page does, and has the provider keep the answers. */
export const shareReport = createServerFn({ method: 'POST' })
  .validator(z.object({ about, wish, path: z.string().max(500) }))
  .handler(async ({ data: { about: of, wish: wished, path } }): Promise<Result<string>> => {
    const country = parseCountryCode(of.params.countryCode)
    if (!country) return fail('validation', 'share-path')
    const { asked } = await askedBy(() =>
      loadReport({ ask: run, viewer: READER, isShared: true }, of.params, readReportSearch(of.search), placeOf(of)),
    )
    return createShare({ kind: 'REPORT', country, path, about: of, asked }, wished)
  })

/** A shared report from what was kept. A failure where it cannot be read any more. */
export const fetchFrozenReport = createServerFn()
  .validator(z.object({ id: z.string().max(40) }))
  .handler(async ({ data: { id } }): Promise<Result<ReportLoad>> => {
    const loaded = await loadFrozen(id, 'REPORT', async (raw) => {
      const of = about.parse(raw)
      const search = readReportSearch(of.search)
      return { ...(await loadReport({ ask: run, viewer: READER, isShared: true }, of.params, search, placeOf(of))), frozen: search }
    })
    return loaded.ok ? ok(loaded.value) : loaded
  })

const placeOf = ({ place }: z.infer<typeof about>) => ({ ...place, ...(place.preset && { preset: readReportSearch(place.preset) }) })
