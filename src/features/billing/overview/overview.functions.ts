import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { SEATS_MAX } from '#graphql/billing-kinds.ts'
import { ChangeTime } from '#graphql/generated/enumerations.ts'
import {
  BillingInvoicesDocument,
  CancelSubscriptionDocument,
  ChangeSubscriptionDocument,
  PreviewChangeDocument,
  RefreshBillingDocument,
  ResumeSubscriptionDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { planSellersOf } from '#server/plan-seller.ts'

const country = z.enum(COUNTRY_CODES)
const keyed = { key: z.string().regex(/^[\w-]{8,64}$/), country }
const change = {
  country,
  payPackageId: z.string().min(1).max(64),
  quantity: z.int().min(1).max(SEATS_MAX),
  at: z.enum(ChangeTime),
}

/** What a change would charge. */
export const fetchChange = createServerFn({ method: 'POST' })
  .validator(z.object(change))
  .handler(async ({ data }) => {
    const answer = await execute(PreviewChangeDocument, data)
    return answer.ok ? ok(answer.value.previewChange) : answer
  })

export const sendChange = createServerFn({ method: 'POST' })
  .validator(z.object({ ...change, key: keyed.key }))
  .handler(async ({ data }) => {
    const answer = await execute(ChangeSubscriptionDocument, data)
    return answer.ok ? ok(answer.value.changeSubscription) : answer
  })

export const cancelSubscription = createServerFn({ method: 'POST' })
  .validator(z.object(keyed))
  .handler(({ data }) => execute(CancelSubscriptionDocument, data))

export const resumeSubscription = createServerFn({ method: 'POST' })
  .validator(z.object(keyed))
  .handler(({ data }) => execute(ResumeSubscriptionDocument, data))

/** "Check again": what the card service says now. */
export const refreshBilling = createServerFn({ method: 'POST' })
  .validator(z.object({ country }))
  .handler(({ data }) => execute(RefreshBillingDocument, data))

const INVOICES_SHOWN = 12

/** Invoices of the viewer, the newest first, and in whose name they are written. */
export const fetchInvoices = createServerFn({ method: 'POST' })
  .validator(z.object({ country, after: z.string().max(100).optional() }))
  .handler(async ({ data }) => {
    const answer = await execute(BillingInvoicesDocument, { ...data, first: INVOICES_SHOWN })
    const env = getGlobalStartContext()?.currentRequest?.env
    const seller = env ? planSellersOf(env)[data.country] : null
    return answer.ok ? ok({ ...answer.value.billingInvoices, seller }) : answer
  })
