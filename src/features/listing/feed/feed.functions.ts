import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { FeedFormat } from '#graphql/generated/enumerations.ts'
import { AskFeedApprovalDocument, KeepFeedAgencyDocument, OwnFeedDocument, TakeFeedDryRunDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** The feed that the viewer manages in the site's country. */
export const fetchFeed = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnFeedDocument, {})
  return answer.ok ? ok(answer.value.ownFeed) : answer
})

const line = z.string().max(200)

/** Begins the feed, or keeps what is said of the agency. */
export const saveAgency = createServerFn({ method: 'POST' })
  .validator(z.object({ agency: line, agencyLicence: line, format: z.enum(FeedFormat) }))
  .handler(({ data }) => execute(KeepFeedAgencyDocument, data))

export const askForApproval = createServerFn({ method: 'POST' }).handler(() => execute(AskFeedApprovalDocument, {}))

/** Takes the file in that was tried out. */
export const takeTried = createServerFn({ method: 'POST' })
  .validator(z.object({ dryRun: z.uuid(), allowsMany: z.boolean() }))
  .handler(async ({ data }) => {
    const answer = await execute(TakeFeedDryRunDocument, data)
    return answer.ok ? ok(answer.value.takeFeedDryRun) : answer
  })
