import type { ProviderContext } from '../../context.ts'
import { DEMO_SOURCE } from '../market/demo-source.ts'
import { marketFactsOf } from '../market/store.ts'
import type { Condition } from './store.ts'

/** Invented launches stand beside invented projects alone: where a market's records are real, those of the demonstration are not told of. */
export async function isTold(context: ProviderContext): Promise<Condition> {
  const { isDemo } = await marketFactsOf(context)
  return isDemo ? { sql: 'true', parameters: [] } : { sql: 'source <> ?', parameters: [DEMO_SOURCE] }
}
