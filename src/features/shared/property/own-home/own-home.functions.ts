import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { Tenure, TypeGroup } from '#graphql/generated/enumerations.ts'
import { KeepOwnHomeDocument } from '#graphql/generated/graphql.ts'
import { OWN_HOME_NAME_MAX_CHARS } from '#graphql/home-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const described = z.object({
  unitMix: z.string().max(16).nullable(),
  areaSqm: z.number().positive().nullable(),
  floor: z.int().nullable(),
  tenure: z.enum(Tenure).nullish(),
  leaseStartYear: z.int().nullish(),
})

/** Keeps a home as the signed-in person's own; the same one is kept once. Answers its id. */
export const keepAsOwn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      country: z.enum(COUNTRY_CODES),
      typeGroup: z.enum(TypeGroup),
      slug: z.string().min(1).max(120),
      name: z.string().min(1).max(OWN_HOME_NAME_MAX_CHARS),
      home: described,
    }),
  )
  .handler(async ({ data: { country, ...input } }) => {
    const answer = await execute(KeepOwnHomeDocument, { input }, { country })
    return answer.ok ? ok(answer.value.keepOwnHome.id) : answer
  })
