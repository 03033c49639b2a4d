import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AlertInterval } from '#graphql/generated/enumerations.ts'
import {
  DeleteSavedSearchDocument,
  SavedSearchesDocument,
  StopAlertsDocument,
  UpdateSavedSearchDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'

const text = z.string().max(200)

/** The saved searches of the signed-in person. */
export const fetchSavedSearches = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(SavedSearchesDocument, {})
  return answer.ok ? ok(answer.value.savedSearches) : answer
})

export const updateSavedSearch = createServerFn({ method: 'POST' })
  .validator(z.object({ id: text, name: text.optional(), alert: z.enum(AlertInterval).optional() }))
  .handler(({ data }) => execute(UpdateSavedSearchDocument, data))

export const deleteSavedSearch = createServerFn({ method: 'POST' })
  .validator(z.object({ id: text }))
  .handler(async ({ data }) => confirmed(await execute(DeleteSavedSearchDocument, data)))

/** Ends all alerts of the person whose mail held the token; needs no login. */
export const stopAlerts = createServerFn({ method: 'POST' })
  .validator(z.object({ token: text }))
  .handler(async ({ data }) => confirmed(await execute(StopAlertsDocument, data)))
