import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { CODE_MAX_CHARS } from '#graphql/billing-kinds.ts'
import { CodeKind } from '#graphql/generated/enumerations.ts'
import {
  EndPromotionCodeDocument,
  MakePromotionCodeDocument,
  PromotionCodesDocument,
  StaffPromoCodesDocument,
} from '#graphql/generated/graphql.ts'
import { VIP_PROMO_MARKER } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const country = z.enum(COUNTRY_CODES)

const HELD_SHOWN = 50

/** A page of the codes with their use; on the first one also those that one person holds (§7 sysStripeInfoes with the VIP promotion's marker, §3). */
export const fetchPromoCodes = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      text: z.string().max(80).optional(),
      country: country.optional(),
      first: z.int().min(1).max(50),
      offset: z.int().min(0).max(10_000),
    }),
  )
  .handler(async ({ data }) => {
    const filter = { params: VIP_PROMO_MARKER, email: data.text }
    const [codes, held] = await Promise.all([
      execute(PromotionCodesDocument, data),
      data.offset === 0 ? execute(StaffPromoCodesDocument, { filter, first: HELD_SHOWN, offset: 0 }) : null,
    ])
    if (!codes.ok) return codes
    const holders = held?.ok ? held.value.sysStripeInfoes.nodes.filter(({ email }) => email) : []
    return ok({ ...codes.value.promotionCodes, held: holders })
  })

const count = z.int().min(1).max(100_000).optional()
const moment = z.iso.datetime().optional()

/** Makes a code; the same key makes it once. */
export const sendNewCode = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      key: z.uuid(),
      input: z.object({
        code: z.string().max(CODE_MAX_CHARS * 2),
        country,
        kind: z.enum(CodeKind),
        percent: z.number().optional(),
        amountOff: z.int().optional(),
        months: count,
        useLimit: count,
        plans: z.array(z.string().max(40)).max(10),
        isFirstTimeOnly: z.boolean(),
        endsDate: moment,
        vipUntilDate: moment,
      }),
    }),
  )
  .handler(({ data }) => execute(MakePromotionCodeDocument, data))

/** Nobody can use it from now on. */
export const sendCodeEnd = createServerFn({ method: 'POST' })
  .validator(z.object({ id: z.string().max(64) }))
  .handler(({ data }) => execute(EndPromotionCodeDocument, data))
