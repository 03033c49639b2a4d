import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { RegisterForLaunchDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { ENQUIRY_MAX } from '#property/enquiry/enquiry-values.ts'

const text = (max: number) => z.string().trim().max(max)
const registration = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  country: z.enum(COUNTRY_CODES),
  typeGroup: z.enum(TYPE_GROUPS),
  slug: z.string().min(1).max(SLUG_MAX_CHARS),
  unit: z.string().max(20).nullable(),
  previewOn: z.iso.date().nullable(),
  /** a free time of the agent in the days of the preview */
  startsAt: z.iso.datetime().nullable(),
  name: text(ENQUIRY_MAX.name),
  email: text(ENQUIRY_MAX.email),
  phone: text(40),
  message: text(ENQUIRY_MAX.message),
  unitMixes: z.array(z.enum(UNIT_MIXES)).max(UNIT_MIXES.length),
  agrees: z.boolean(),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** Registers interest in a launch. Returns the ballot number, null where the address had one before; a failure has the provider's code. */
export const sendInterest = createServerFn({ method: 'POST' })
  .validator(registration)
  .handler(async ({ data: { key, country, typeGroup, website: honey, ...input } }) => {
    const answer = await execute(
      RegisterForLaunchDocument,
      { key, input: { ...input, typeGroup: toWireTypeGroup(typeGroup), honey } },
      { country },
    )
    return answer.ok ? ok(answer.value.registerForLaunch ?? null) : answer
  })
