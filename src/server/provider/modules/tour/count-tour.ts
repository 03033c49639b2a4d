import { TOUR_SECONDS_MAX, type TourCount } from '#graphql/tour-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { ProviderContext } from '../../context.ts'
import { dayOf } from '../../day.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { TourRow } from './tour-row.ts'

/** Something that was done in a tour; of `seconds`, how many. */
export interface TourEvent {
  what: TourCount
  /** null: the tour as a whole */
  scene: string | null
  seconds: number
}

/**
 * Adds to the day's counts of a tour, in one statement and without anything of who it was. Scenes that are not the tour's are passed over, and a stay counts for
 * at most {@link TOUR_SECONDS_MAX}.
 */
export async function countTour(
  { trade, clock }: Pick<ProviderContext, 'trade' | 'clock'>,
  { id, country }: Pick<TourRow, 'id' | 'country'>,
  events: readonly TourEvent[],
): Promise<void> {
  const counted = events.map(({ what, scene, seconds }) => ({
    what,
    scene: scene ?? '',
    n: what === 'seconds' ? Math.max(0, Math.min(TOUR_SECONDS_MAX, Math.round(seconds))) : 1,
  }))
  await trade.run(
    `insert into tour_count (tour_id, day, what, scene_id, n)
    select ?1, ?2, value ->> 'what', value ->> 'scene', sum(value ->> 'n') from json_each(?3)
    where value ->> 'scene' = '' or exists (select 1 from tour_scene where tour_id = ?1 and id = value ->> 'scene')
    group by 3, 4 having sum(value ->> 'n') > 0
    on conflict (tour_id, day, what, scene_id) do update set n = n + excluded.n`,
    id,
    dayOf(unixSeconds(clock), COUNTRIES[country]),
    JSON.stringify(counted),
  )
}
