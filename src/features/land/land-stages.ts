import type { LandParcelFragment } from '#graphql/generated/graphql.ts'
import type { LandStatus } from '#market/vocabulary.ts'

export const LAND_STAGES = ['launch', 'close', 'award', 'completion'] as const
export type LandStageName = (typeof LAND_STAGES)[number]

/** A step of a site's sale: its month where one is on record, and whether it lies behind. */
export interface LandStage {
  name: LandStageName
  month: string | null
  isDone: boolean
}

/** How many of the stages a status has behind it. */
const STAGES_DONE: Record<LandStatus, number> = {
  upcoming: 0,
  'available-for-application': 0,
  'open-for-tender': 1,
  'tender-closed': 2,
  awarded: 3,
  completed: 4,
}

/** The steps of a site's sale in order. A status that is not of §4 has nothing behind it. */
export function landStages({
  status,
  launchMonth,
  tenderCloseMonth,
  awardMonth,
}: Pick<LandParcelFragment, 'status' | 'launchMonth' | 'tenderCloseMonth' | 'awardMonth'>): LandStage[] {
  const known: Readonly<Record<string, number>> = STAGES_DONE
  const done = known[status] ?? 0
  const months: Record<LandStageName, string | null> = { launch: launchMonth, close: tenderCloseMonth, award: awardMonth, completion: null }
  return LAND_STAGES.map((name, at) => ({ name, month: months[name], isDone: at < done }))
}
