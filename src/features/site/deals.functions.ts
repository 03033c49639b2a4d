import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { ResultsDocument, TransactionListDocument } from '#graphql/generated/graphql.ts'
import { OFFSET_MAX, SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { DEALS_PAGE_SIZE } from './deals-request.ts'

const FOUND_SHOWN = 12
const country = z.enum(COUNTRY_CODES)

const request = z.object({
  country,
  typeGroup: z.enum(TYPE_GROUPS),
  slug: z.string().min(1).max(SLUG_MAX_CHARS),
  kind: z.enum(['SALE', 'RENT']),
  unitMix: z.enum(UNIT_MIXES).nullable(),
  from: z
    .string()
    .regex(/^\d{4}-01$/)
    .nullable(),
  offset: z.int().min(0).max(OFFSET_MAX),
})

/** One page of a project's deals with the psf of all that match. A failure is a value, with status 503. */
export const fetchDeals = createServerFn()
  .validator(request)
  .handler(async ({ data: { country, typeGroup, ...asked } }) => {
    const variables = { ...asked, typeGroup: toWireTypeGroup(typeGroup), first: DEALS_PAGE_SIZE }
    const deals = await execute(TransactionListDocument, variables, { country })
    if (!deals.ok) setResponseStatus(503)
    return deals
  })

/** Projects by words; without words the most traded. A failure is a value, with status 503. */
export const fetchProjectsWithDeals = createServerFn()
  .validator(z.object({ country, text: z.string().max(SEARCH_TEXT_MAX_CHARS).nullable() }))
  .handler(async ({ data: { country, text } }) => {
    const found = await execute(ResultsDocument, { filter: text ? { text } : null, first: FOUND_SHOWN }, { country })
    if (!found.ok) setResponseStatus(503)
    return found
  })
