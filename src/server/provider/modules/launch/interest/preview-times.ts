import type { ProviderContext } from '../../../context.ts'
import { freeSlots, isOffered } from '../../booking/book.ts'
import { type KindRules, rulesOfKind } from '../../booking/schedule-rules.ts'
import { readSchedule, type Schedule } from '../../booking/schedule-store.ts'
import { type Slot, spanOfDay } from '../../booking/slot-rules.ts'
import type { LaunchRow } from '../launch-row.ts'
import type { LaunchAgent } from './launch-agent.ts'

/** Who comes to a preview comes to see a home. */
export const VISIT = 'viewing'
/** More than a preview of two weeks has. */
const SLOTS_MAX = 400

/** When the agent of a launch can be met in the days of its preview. */
export interface PreviewTimes {
  schedule: Schedule
  own: KindRules
  slots: Slot[]
}

/** The agent's schedule, where visits are offered under it; null elsewhere, and the person only says a day. */
export async function visitSchedule(
  { trade }: Pick<ProviderContext, 'trade'>,
  agent: LaunchAgent | null,
): Promise<Omit<PreviewTimes, 'slots'> | null> {
  const schedule = agent && (await readSchedule(trade, agent.id))
  const own = schedule && rulesOfKind(schedule.rules, VISIT)
  return schedule && own?.isOpen && isOffered(schedule) ? { schedule, own } : null
}

/** The free times of the preview from now on; null where there are none. `now` in unix seconds. */
export async function previewTimes(
  context: Pick<ProviderContext, 'trade'>,
  { previewFrom, previewTo }: Pick<LaunchRow, 'previewFrom' | 'previewTo'>,
  agent: LaunchAgent | null,
  now: number,
): Promise<PreviewTimes | null> {
  const offered = previewFrom === null ? null : await visitSchedule(context, agent)
  if (!offered || previewFrom === null) return null
  const { timeZone } = offered.schedule.rules
  const [first, last] = [spanOfDay(previewFrom, timeZone), spanOfDay(previewTo ?? previewFrom, timeZone)]
  if (!first || !last || last.until <= now) return null
  const range = { from: Math.max(first.from, now), until: last.until, now }
  const slots = await freeSlots(context.trade, { schedule: offered.schedule, kind: VISIT, ...range })
  return slots.length === 0 ? null : { ...offered, slots: slots.slice(0, SLOTS_MAX) }
}
