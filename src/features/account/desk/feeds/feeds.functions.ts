import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { FeedFormat } from '#graphql/generated/enumerations.ts'
import { SaveListingSourceDocument, SettleFeedApprovalDocument, StaffFeedsDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** Agencies that send listings of the site's country. */
export const fetchFeeds = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(StaffFeedsDocument, {})
  if (!answer.ok) return answer
  const { listingSources: sources, feedUnknowns: unknowns } = answer.value
  return ok({ sources, unknowns, totalCount: sources.length })
})

const id = z.string().min(1).max(64)
const line = z.string().max(200)
const agent = z.object({ name: line, licence: line, phone: line, email: line })

/** Keeps an agency; refused where somebody else has changed it since `version`. */
export const saveSource = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id,
      agency: line,
      agencyLicence: line,
      format: z.enum(FeedFormat),
      silenceDays: z.int(),
      isActive: z.boolean(),
      agents: z.array(agent).max(1_000),
      version: z.int(),
    }),
  )
  .handler(({ data: input }) => execute(SaveListingSourceDocument, { input }))

/** Approves or declines a feed that waits, as it was looked at. */
export const answerApproval = createServerFn({ method: 'POST' })
  .validator(z.object({ source: id, version: z.int(), approves: z.boolean(), note: z.string().max(1_000) }))
  .handler(({ data }) => execute(SettleFeedApprovalDocument, data))
