import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AccuracyStateDocument,
  type AccuracyStateQuery,
  AccuracyTablesDocument,
  type AccuracyTablesQuery,
} from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'

export interface MarketState {
  country: CountryCode
  /** null when the market could not be asked */
  state: AccuracyStateQuery | null
}

export interface AccuracyAnswer {
  here: AccuracyTablesQuery
  markets: MarketState[]
}

/** The back-tests on record in one market, and which of the markets have one. A failure of the market itself is a value, with status 503. */
export const fetchAccuracy = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country } }): Promise<Result<AccuracyAnswer>> => {
    const [here, ...states] = await Promise.all([
      execute(AccuracyTablesDocument, {}, { country }),
      ...COUNTRY_CODES.map((one) => execute(AccuracyStateDocument, {}, { country: one })),
    ])
    if (!here.ok) {
      setResponseStatus(503)
      return here
    }
    const markets = COUNTRY_CODES.map((one, i) => {
      const state = states[i]
      return { country: one, state: state?.ok ? state.value : null }
    })
    return ok({ here: here.value, markets })
  })

export type MeasuredSegment = AccuracyTablesQuery['valuationAccuracy'][number]
export type MeasuredScores = MeasuredSegment['scores']
