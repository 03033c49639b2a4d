import type { ProviderContext } from '../../context.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { marketFactsOf } from './store.ts'

/**
 * The answer to a question that reads much of the market and that its edition alone decides: kept by isolate, country, edition and `asked`, which holds all
 * that the answer depends on, also what the asking person is told. What has to be made counts for the caller's network. Throws `too-many-attempts`.
 */
export async function editionRead<Answer>(
  context: ProviderContext,
  what: string,
  asked: unknown,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const { dataVersion } = await context.perRequest(marketFactsOf)
  const question = JSON.stringify([context.country.countryCode, dataVersion, what, asked])
  const now = context.clock.nowMs()
  if (!context.editionAnswers.has(question, now)) await takeFromNetwork(context, 'heavyRead')
  return context.editionAnswers.of(question, { now, later: context.later, make })
}
