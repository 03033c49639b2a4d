import type { PlanAudience } from '#graphql/billing-kinds.ts'
import { PLAN_KEYS, type PlanKey } from '#graphql/plan-rights.ts'
import type { ProviderContext } from '../../context.ts'
import { bit, type RowOf } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { isPaidForSql, oldestThatCounts } from '../subscription/paid-seats.ts'
import { planOf } from './catalogue.ts'

/** Why an account may not buy the plans of an audience (decision 089), and what is said where nobody finds words. */
const REFUSALS = {
  'billing-not-agent': 'Plans of agents are for accounts with a registered licence.',
  'billing-is-agent': 'Accounts of agents take the plans of agents.',
  'billing-not-sub-account': 'This plan is for people who came here by an invitation to a seat.',
  'billing-seat-paid': 'Somebody pays for your seat already.',
} as const satisfies Record<`billing-${string}`, string>

type BuyRefusal = keyof typeof REFUSALS

const HELD_ROW = {
  /** pays for a plan of the audience, and goes on with it */
  goesOn: bit(),
  /** has a seat that somebody pays for now */
  isPaidFor: bit(),
  /** has had a seat, or paid for one of their own */
  hadSeat: bit(),
}
type Held = RowOf<typeof HELD_ROW>

async function heldBy({ account, clock }: ProviderContext, userId: string, audience: PlanAudience): Promise<Held> {
  const now = unixSeconds(clock)
  const OWN = 'from stripe_subscription s join stripe_price price on price.stripe_id = s.price_id where s.user_id = ?1'
  const SEAT = 'from stripe_info seat where seat.user_id = ?1 and seat.main_user_id <> ?1'
  const row = await account.first(
    HELD_ROW,
    `select exists (select 1 ${OWN} and s.status not in ('canceled', 'incomplete', 'incomplete_expired')
        and price.front_params ->> '$.plan' in (select value from json_each(?2))) as goesOn,
      exists (select 1 ${SEAT} and seat.status = 'active' and coalesce(seat.expire_at > ?3, 1) and ${isPaidForSql('seat', '?4')}) as isPaidFor,
      exists (select 1 ${SEAT}) or exists (select 1 ${OWN} and price.front_params ->> '$.isShowSA' = 1) as hadSeat`,
    userId,
    JSON.stringify(PLAN_KEYS.filter((key) => planOf(key)?.audience === audience)),
    now,
    oldestThatCounts(now),
  )
  return row ?? { goesOn: 0, isPaidFor: 0, hadSeat: 0 }
}

/** Why somebody may not buy plans of an audience; null: they may. Whoever pays for one already is never asked again. One statement. */
export async function buyRefusal(context: ProviderContext, viewer: ViewerRow, audience: PlanAudience): Promise<BuyRefusal | null> {
  const isAgent = viewer.kind === 'agent'
  const { goesOn, isPaidFor, hadSeat } = await heldBy(context, viewer.id, audience)
  if (goesOn) return null
  if (audience === 'agent') return isAgent ? null : 'billing-not-agent'
  if (audience === 'non-agent') return isAgent ? 'billing-is-agent' : null
  if (isPaidFor) return 'billing-seat-paid'
  return hadSeat || viewer.kind === 'sub-account' ? null : 'billing-not-sub-account'
}

/** Throws why the viewer may not buy a plan, each reason under its own code. */
export async function requireMayBuy(context: ProviderContext, viewer: ViewerRow, plan: PlanKey): Promise<void> {
  const audience = planOf(plan)?.audience
  const why = audience ? await buyRefusal(context, viewer, audience) : null
  if (why) throw refusal(why, REFUSALS[why])
}
