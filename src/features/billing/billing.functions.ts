import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { BILLING_LINE_MAX_CHARS, CODE_MAX_CHARS, SEATS_MAX } from '#graphql/billing-kinds.ts'
import { PlanAudience } from '#graphql/generated/enumerations.ts'
import {
  BeginSubscriptionDocument,
  BillingDocument,
  ChangeCardDocument,
  PayInvoiceDocument,
  PlansDocument,
  PreviewSubscriptionDocument,
  PromotionCodeDocument,
  RedeemCodeDocument,
  SettleCheckoutDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { toolExamples } from '#property/tool-example/tool-examples.server.ts'
import { attributionInput } from '#server/attribution-input.ts'

const country = z.enum(COUNTRY_CODES)
const key = z.string().regex(/^[\w-]{8,64}$/)
const payPackageId = z.string().min(1).max(64)
const quantity = z.int().min(1).max(SEATS_MAX)
const invCode = z.string().max(CODE_MAX_CHARS * 2)
const line = z.string().max(BILLING_LINE_MAX_CHARS * 2)

/** What is sold in a country. */
export const fetchPlans = createServerFn({ method: 'POST' })
  .validator(z.object({ country, audience: z.enum(PlanAudience) }))
  .handler(async ({ data }) => {
    const answer = await execute(PlansDocument, data)
    return answer.ok ? ok(answer.value.plans) : answer
  })

/** What the tools that plans open make of a country's market. */
export const fetchPlanExamples = createServerFn({ method: 'POST' })
  .validator(country)
  .handler(({ data }) => toolExamples(data))

/** How the viewer pays in a country. */
export const fetchBilling = createServerFn({ method: 'POST' })
  .validator(z.object({ country }))
  .handler(async ({ data }) => {
    const answer = await execute(BillingDocument, data)
    return answer.ok ? ok(answer.value.billing) : answer
  })

/** What a code gives. */
export const fetchCode = createServerFn({ method: 'POST' })
  .validator(z.object({ country, invCode, payPackageId: payPackageId.optional() }))
  .handler(async ({ data }) => {
    const answer = await execute(PromotionCodeDocument, data)
    return answer.ok ? ok(answer.value.promotionCode) : answer
  })

/** What a checkout would charge. */
export const fetchPreview = createServerFn({ method: 'POST' })
  .validator(z.object({ country, payPackageId, quantity, invCode: invCode.optional() }))
  .handler(async ({ data }) => {
    const answer = await execute(PreviewSubscriptionDocument, data)
    return answer.ok ? ok(answer.value.previewSubscription) : answer
  })

/** Opens the checkout, or goes on with it. */
export const beginCheckout = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      key,
      input: z.object({
        country,
        payPackageId,
        quantity,
        invCode: invCode.optional(),
        attribution: attributionInput,
        details: z.object({ name: line, address: line, taxNumber: line }),
      }),
    }),
  )
  .handler(async ({ data }) => {
    const answer = await execute(BeginSubscriptionDocument, data)
    return answer.ok ? ok(answer.value.beginSubscription) : answer
  })

/** Looks again at what was paid. */
export const settleCheckout = createServerFn({ method: 'POST' })
  .validator(z.object({ country }))
  .handler(async ({ data }) => {
    const answer = await execute(SettleCheckoutDocument, data)
    return answer.ok ? ok(answer.value.settleCheckout) : answer
  })

/** Uses a code that needs no card. */
export const sendVipCode = createServerFn({ method: 'POST' })
  .validator(z.object({ country, invCode }))
  .handler(async ({ data }) => {
    const answer = await execute(RedeemCodeDocument, data)
    return answer.ok ? ok(answer.value.redeemCode) : answer
  })

/** What names another card. */
export const openCardChange = createServerFn({ method: 'POST' })
  .validator(z.object({ key, country }))
  .handler(async ({ data }) => {
    const answer = await execute(ChangeCardDocument, data)
    return answer.ok ? ok(answer.value.changeCard) : answer
  })

/** Pays an open invoice, or gives what pays it with another card. */
export const sendPayment = createServerFn({ method: 'POST' })
  .validator(z.object({ key, country, withCardOnFile: z.boolean() }))
  .handler(async ({ data }) => {
    const answer = await execute(PayInvoiceDocument, data)
    return answer.ok ? ok(answer.value.payInvoice) : answer
  })
