import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

/** The market's past, the plans that are kept, and the first month; null when signed out, then the page asks to sign in. */
export async function loadSmartPlan({ viewer, country }: { viewer: Pick<Viewer, 'isLoggedIn'>; country: CountryCode }) {
  if (!viewer.isLoggedIn) return null
  const { fetchOwnPlans, fetchPlanMarket } = await import('./smart-plan.functions.ts')
  const [market, kept] = await Promise.all([fetchPlanMarket(), fetchOwnPlans()])
  return { market, kept, start: todayIn(country).slice(0, 7) }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadSmartPlan>>>

/** What is known of the markets of a country; empty without enough history. */
export type PlanMarkets = Extract<Loaded['market'], { ok: true }>['value']
export type LoadedPlan = Loaded
