import { STACK_SAMPLE_FLOORS } from '#graphql/limits.ts'

/**
 * The ends of a deal's floors as SQL over `txn t`, as far as the request may see them: the rule of unit-identity.ts. Without a plan an exact
 * floor is its band of five, so that no bound of a list finds out what its rows withhold.
 */
export function floorEnds(isTold: boolean): { low: string; high: string } {
  const highest = 'coalesce(t.floor_high, t.floor_low)'
  if (isTold) return { low: 't.floor_low', high: highest }
  const isExact = `t.floor_low = t.floor_high and t.floor_high > ${STACK_SAMPLE_FLOORS}`
  const low = '(t.floor_low - (t.floor_low - 1) % 5)'
  return { low: `iif(${isExact}, ${low}, t.floor_low)`, high: `iif(${isExact}, ${low} + 4, ${highest})` }
}
