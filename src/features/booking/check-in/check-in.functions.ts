import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { CheckInDocument, OpenHouseDocument } from '#graphql/generated/graphql.ts'
import { fail, ok } from '#lib/result.ts'

const token = z.string().max(200)
const text = (max: number) => z.string().trim().max(max)

/** The open house of a page on which visitors check in. */
export const fetchOpenHouse = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(async ({ data }) => {
    const answer = await execute(OpenHouseDocument, data)
    return answer.ok ? ok(answer.value.openHouse) : answer
  })

const entry = z.object({
  token,
  id: z.uuid(),
  name: text(80),
  phone: text(40),
  email: text(254),
  answer: text(1_000),
  enteredAt: z.iso.datetime(),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  consent: z.literal(true),
})

/** Notes that somebody came; the same id is noted once. */
export const sendCheckIn = createServerFn({ method: 'POST' })
  .validator(entry)
  .handler(({ data: { token, id, website, consent: _, ...input } }) =>
    website === '' ? execute(CheckInDocument, { token, entry: id, input }) : fail('validation', 'visit-refused'),
  )
