import { UNIT_STATES, type UnitState } from '#graphql/launch-kinds.ts'
import { recordOf } from '#lib/records.ts'
import type { UnitMix } from '#market/vocabulary.ts'

/** From `day` ("2026-11-28") on the unit is in that state; before its first event it is available. */
export interface UnitEvent {
  day: string
  state: UnitState
}

interface UnitHistory {
  unitMix: UnitMix
  events: readonly UnitEvent[]
}

export interface BalanceRow extends Record<UnitState, number> {
  day: string
  unitMix: UnitMix
}

/** The state of a unit at the end of a day. */
export function stateOn(events: readonly UnitEvent[], day: string): UnitState {
  let last: UnitEvent | null = null
  for (const event of events) if (event.day <= day && (last === null || event.day >= last.day)) last = event
  return last?.state ?? 'available'
}

/**
 * How many units of each kind are in which state at the end of a day: of all kinds, by kind. Available, reserved and sold together are the units
 * of the kind on every day.
 */
export function balanceOn(units: readonly UnitHistory[], day: string): BalanceRow[] {
  return [...Map.groupBy(units, ({ unitMix }) => unitMix)]
    .map(([unitMix, those]) => {
      const byState = Map.groupBy(those, ({ events }) => stateOn(events, day))
      return { day, unitMix, ...recordOf(UNIT_STATES, (state) => byState.get(state)?.length ?? 0) }
    })
    .sort((a, b) => (a.unitMix < b.unitMix ? -1 : 1))
}

const DAYS_MAX = 60

/** The balance of the first day, of the last one, and of those between on which something changed; of more than 60 such days, evenly chosen ones. */
export function balanceOverTime(units: readonly UnitHistory[], until: string): BalanceRow[] {
  const days = [...new Set([...units.flatMap(({ events }) => events.map(({ day }) => day)), until])].filter((day) => day <= until).sort()
  const step = Math.ceil(days.length / DAYS_MAX)
  return days.filter((_, i) => i === 0 || (days.length - 1 - i) % step === 0).flatMap((day) => balanceOn(units, day))
}
