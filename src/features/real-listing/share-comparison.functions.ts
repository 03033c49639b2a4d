import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { askedBy } from '#api/execute.ts'
import { createShare, loadFrozen } from '#api/shares.ts'
import { SHARE_DAYS, SHARE_TITLE_MAX_CHARS } from '#graphql/share-kinds.ts'
import { ok, type Result } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, type CountryCode, UNIT_MIXES } from '#market/vocabulary.ts'
import { COMPARED_MAX, COMPARED_MIN } from '#session/compared.ts'
import { compareProjects } from './compare-projects.server.ts'
import type { Comparison } from './comparison/comparison.ts'

/** Which projects, and the home that is valued in each. */
const about = z.object({
  country: z.enum(COUNTRY_CODES),
  slugs: z.array(z.string().min(1).max(SLUG_MAX_CHARS)).min(COMPARED_MIN).max(COMPARED_MAX),
  mix: z.enum(UNIT_MIXES).nullable(),
})

const wish = z.object({
  key: z.uuid(),
  title: z.string().min(1).max(SHARE_TITLE_MAX_CHARS),
  days: z.int().refine((days) => SHARE_DAYS.some((one) => one === days)),
  password: z.string().max(512),
})

/** Freezes a comparison: asks for it as its page does, and has the provider keep the answers. */
export const shareComparison = createServerFn({ method: 'POST' })
  .validator(z.object({ about, wish, path: z.string().max(500) }))
  .handler(async ({ data: { about: of, wish: wished, path } }): Promise<Result<string>> => {
    const { asked } = await askedBy(() => compareProjects(of))
    return createShare({ kind: 'COMPARISON', country: of.country, path, about: of, asked }, wished)
  })

/** A shared comparison from what was kept. A failure where it cannot be read any more. */
export const fetchFrozenComparison = createServerFn()
  .validator(z.object({ id: z.string().max(40) }))
  .handler(async ({ data: { id } }): Promise<Result<{ country: CountryCode; comparison: Comparison }>> => {
    const loaded = await loadFrozen(id, 'COMPARISON', async (raw) => {
      const of = about.parse(raw)
      return { country: of.country, comparison: await compareProjects(of) }
    })
    if (!loaded.ok) return loaded
    const { country, comparison } = loaded.value
    return comparison.ok ? ok({ country, comparison: comparison.value }) : comparison
  })
