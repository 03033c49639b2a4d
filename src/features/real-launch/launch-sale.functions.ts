import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { LaunchListDocument, LaunchSaleDocument, LaunchUnitsDocument } from '#graphql/generated/graphql.ts'
import { fail, ok } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'

const address = z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(SLUG_MAX_CHARS) })

const asked = address.extend({
  /** keys of units, of which all is told */
  named: z.array(z.string().max(20)).max(10),
  part: z.int().min(1).optional(),
  unit: z.string().max(20).optional(),
  mix: z.enum(UNIT_MIXES).optional(),
  left: z.literal(true).optional(),
})

/** A launch without its price list; `launch` is null where the project has none, `today` is "2026-11-28". A failure is a value, with status 503. */
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

/** A part of the price list of a launch, and the units that an address names; null where there is no launch. */
export const fetchLaunchList = createServerFn()
  .validator(asked)
  .handler(async ({ data: { country, typeGroup, slug, named, part, unit, mix, left } }) => {
    const list = { part, unit, unitMix: mix, isLeft: left, named }
    const answer = await execute(LaunchListDocument, { typeGroup: toWireTypeGroup(typeGroup), slug, ...list }, { country })
    return answer.ok ? ok(answer.value.launch) : answer
  })

/** All units of a launch, of long lists too. */
export const fetchLaunchUnits = createServerFn()
  .validator(address)
  .handler(async ({ data: { country, typeGroup, slug } }) => {
    const answer = await execute(LaunchUnitsDocument, { typeGroup: toWireTypeGroup(typeGroup), slug }, { country })
    if (!answer.ok) return answer
    return answer.value.launch ? ok(answer.value.launch.units) : fail('graphql', 'launch-unknown')
  })
