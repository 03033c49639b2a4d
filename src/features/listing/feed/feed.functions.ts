import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { FeedFormat } from '#graphql/generated/enumerations.ts'
import {
  AskFeedApprovalDocument,
  InviteFeedAgentDocument,
  KeepFeedAddressDocument,
  KeepFeedAgencyDocument,
  KeepFeedAgentsDocument,
  KeepFeedColumnsDocument,
  OwnFeedDocument,
  TakeFeedDryRunDocument,
} from '#graphql/generated/graphql.ts'
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

/** Keeps what columns mean, and tries the last file out again. */
export const saveColumns = createServerFn({ method: 'POST' })
  .validator(z.object({ columns: z.array(z.object({ name: line, means: line })).max(500) }))
  .handler(({ data }) => execute(KeepFeedColumnsDocument, data))

/** Keeps the address that files are fetched from, after one was; '' ends that. */
export const saveAddress = createServerFn({ method: 'POST' })
  .validator(z.object({ address: z.string().max(2_000), isWhole: z.boolean(), hours: z.int() }))
  .handler(({ data }) => execute(KeepFeedAddressDocument, data))

export const saveAgents = createServerFn({ method: 'POST' })
  .validator(z.object({ agents: z.array(z.object({ name: line, licence: line, phone: line, email: line })).max(1_000), version: z.int() }))
  .handler(({ data }) => execute(KeepFeedAgentsDocument, data))

/** Writes to an agent how to register. */
export const sendInvitation = createServerFn({ method: 'POST' })
  .validator(z.object({ licence: line }))
  .handler(({ data }) => execute(InviteFeedAgentDocument, data))
