import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { execute } from '#api/execute.ts'
import { MarketFactsDocument, type MarketFactsQuery } from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

export type MarketFacts = MarketFactsQuery['market']

/** The facts of every market, side by side. One that does not answer is left out; when none does, that is a failure with status 503. */
export const fetchMarkets = createServerFn().handler(async (): Promise<Result<MarketFacts[]>> => {
  const answers = await Promise.all(COUNTRY_CODES.map((country) => execute(MarketFactsDocument, {}, { country })))
  const known = answers.flatMap((answer) => (answer.ok ? [answer.value.market] : []))
  const failed = answers.find((answer) => !answer.ok)
  if (known.length > 0 || !failed) return ok(known)
  setResponseStatus(503)
  return failed
})
