import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { DEAL_LIST_NAME_MAX_CHARS, isDealListCode } from '#graphql/deal-kinds.ts'
import {
  AlertDealListDocument,
  DealListsDocument,
  DeleteDealListDocument,
  KeepDealListDocument,
  RenameDealListDocument,
  ShareDealListDocument,
  SharedDealListDocument,
} from '#graphql/generated/graphql.ts'
import { fail, ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { dealsRequest, keptSearch, readDealsSearch } from './deals-request.ts'

const code = z.string().max(40)
const name = z.string().max(4 * DEAL_LIST_NAME_MAX_CHARS)
const isOn = z.boolean()

export const fetchDealLists = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(DealListsDocument, {})
  return answer.ok ? ok(answer.value.dealLists) : answer
})

/** The list of a link; null where nothing is shared under its code. */
export const fetchSharedList = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), code }))
  .handler(async ({ data: { country, code: asked } }) => {
    if (!isDealListCode(asked)) return ok(null)
    const answer = await execute(SharedDealListDocument, { code: asked }, { country })
    return answer.ok ? ok(answer.value.sharedDealList) : answer
  })

export const keepList = createServerFn({ method: 'POST' })
  .validator(z.object({ name, search: z.record(z.string().max(40), z.union([z.string().max(400), z.number(), z.boolean()]).optional()) }))
  .handler(async ({ data }) => {
    const search = readDealsSearch(data.search)
    const request = dealsRequest(search)
    if (!request) return fail('validation', 'no-place')
    const answer = await execute(KeepDealListDocument, { name: data.name, search: keptSearch(search), filter: request.filter })
    return answer.ok ? ok(answer.value.keepDealList) : answer
  })

export const renameList = createServerFn({ method: 'POST' })
  .validator(z.object({ code, name }))
  .handler(({ data }) => execute(RenameDealListDocument, data))

export const alertList = createServerFn({ method: 'POST' })
  .validator(z.object({ code, isOn }))
  .handler(({ data }) => execute(AlertDealListDocument, data))

export const shareList = createServerFn({ method: 'POST' })
  .validator(z.object({ code, isOn }))
  .handler(({ data }) => execute(ShareDealListDocument, data))

export const deleteList = createServerFn({ method: 'POST' })
  .validator(z.object({ code }))
  .handler(({ data }) => execute(DeleteDealListDocument, data))
