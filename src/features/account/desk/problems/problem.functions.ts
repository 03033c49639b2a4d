import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AllowListingDocument, ListingProblemsDocument, SettleListingProblemDocument } from '#graphql/generated/graphql.ts'
import { LISTING_PROBLEM_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { ok } from '#lib/result.ts'

/** What people say is wrong with advertisements, and nobody has looked at; and whose advertisement is held. */
export const fetchProblems = createServerFn({ method: 'POST' })
  .validator(z.object({ first: z.int().min(1).max(50), offset: z.int().min(0).max(10_000) }))
  .handler(async ({ data }) => {
    const answer = await execute(ListingProblemsDocument, { ...data, isSettled: false })
    return answer.ok ? ok(answer.value.listingProblems) : answer
  })

/** Settles one with a note; the advertisement may be taken off the pages by it. */
export const settleListingReport = createServerFn({ method: 'POST' })
  .validator(z.object({ key: z.uuid(), id: z.uuid(), note: z.string().trim().max(LISTING_PROBLEM_MAX_CHARS), withdraws: z.boolean() }))
  .handler(({ data }) => execute(SettleListingProblemDocument, data))

/** Lets the agent publish again what was withdrawn because of one. */
export const allowListingAgain = createServerFn({ method: 'POST' })
  .validator(z.object({ key: z.uuid(), id: z.uuid(), note: z.string().trim().max(LISTING_PROBLEM_MAX_CHARS) }))
  .handler(({ data }) => execute(AllowListingDocument, data))
