import { enumName } from '#filter/wire-names.ts'
import type { Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import type { Audience } from './audience.ts'
import type { Overview } from './billed.ts'
import type { Plans } from './seat-price.ts'

interface Asking {
  country: CountryCode
  viewer: Pick<Viewer, 'isLoggedIn'>
}

/** What is sold to an audience in the country. */
export const loadPlans = async ({ country }: Pick<Asking, 'country'>, audience: Audience): Promise<Result<Plans>> =>
  (await import('./billing.functions.ts')).fetchPlans({ data: { country, audience: enumName(audience) } })

/** {@link loadPlans} with what the tools that they open make of the country's market. */
export async function loadPricing(asking: Pick<Asking, 'country'>, audience: Audience) {
  const examples = import('./billing.functions.ts').then(({ fetchPlanExamples }) => fetchPlanExamples({ data: asking.country }))
  const [plans, facts] = await Promise.all([loadPlans(asking, audience), examples])
  return { plans, facts }
}

/** How the viewer pays in the country; null when signed out, then the page asks to sign in. */
export const loadBilling = async ({ country, viewer }: Asking): Promise<Result<Overview> | null> =>
  viewer.isLoggedIn ? (await import('./billing.functions.ts')).fetchBilling({ data: { country } }) : null

/** What a checkout needs to begin with; null when signed out. */
export async function loadCheckout(context: Asking, audience: Audience) {
  const [plans, billing] = await Promise.all([loadPlans(context, audience), loadBilling(context)])
  return billing && { plans, billing }
}
