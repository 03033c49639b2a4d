import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { LaunchSaleDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'

const address = z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(SLUG_MAX_CHARS) })

/** A launch with its price list; `launch` is null where the project has none, `today` is "2026-11-28". A failure is a value, with status 503. */
export const fetchLaunchSale = createServerFn()
  .validator(address)
  .handler(async ({ data: { country, typeGroup, slug } }) => {
    const sale = await execute(LaunchSaleDocument, { typeGroup: toWireTypeGroup(typeGroup), slug }, { country })
    if (!sale.ok) {
      setResponseStatus(503)
      return sale
    }
    return ok({ ...sale.value, today: new Date().toISOString().slice(0, 10) })
  })
