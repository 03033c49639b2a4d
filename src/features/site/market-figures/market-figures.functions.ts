import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { SIZE_CLASSES } from '#graphql/figure-kinds.ts'
import { MarketFiguresDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** What is published of a whole market, and what its recorded sales tell. A failure is a value; the answer's status is then 503. */
export const fetchMarketFigures = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), sizeClass: z.enum(SIZE_CLASSES) }))
  .handler(async ({ data: { country, sizeClass } }) => {
    const answer = await execute(MarketFiguresDocument, { sizeClass: enumName(sizeClass) }, { country })
    if (!answer.ok) setResponseStatus(503)
    return answer
  })
