import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

interface PlanAsking {
  viewer: Pick<Viewer, 'isLoggedIn'>
  country: CountryCode
  i18n: I18n
}

/** What the example calls its homes and variants. */
export const exampleNames = (i18n: Pick<I18n, '_'>) => ({
  owned: i18n._(msg`Today’s home`),
  planned: i18n._(msg`Next home`),
  sellFirst: i18n._(msg`Sale first`),
  buyFirst: i18n._(msg`Purchase first`),
})

/** The market's past, the plans that are kept, the first month, and the example as it is counted; null when signed out, then the page asks to sign in. */
export async function loadSmartPlan({ viewer, country, i18n }: PlanAsking) {
  if (!viewer.isLoggedIn) return null
  const { fetchOwnPlans, fetchPlanMarket } = await import('./smart-plan.functions.ts')
  const [market, kept] = await Promise.all([fetchPlanMarket(), fetchOwnPlans()])
  const start = todayIn(country).slice(0, 7)
  const { exampleResult } = await import('./example-result.ts')
  const example = await exampleResult({ country, start, names: exampleNames(i18n), markets: market.ok ? market.value : [] })
  return { market, kept, start, example }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadSmartPlan>>>

/** What is known of the markets of a country; empty without enough history. */
export type PlanMarkets = Extract<Loaded['market'], { ok: true }>['value']
export type LoadedPlan = Loaded
