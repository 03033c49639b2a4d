import type { SeatRight } from '#graphql/generated/graphql.ts'
import type { Viewer } from '#session/viewer.ts'

/** A right that the viewer's seat lacks, and who can give it. */
export interface MissingRight {
  right: SeatRight
  /** null where nobody pays for a seat of the viewer, or it is not known now */
  holder: string | null
}

/** Whether the seat of the viewer lacks a right; null where it has it, and for everybody who is no sub-account. */
export async function missingRightOf(
  { isSubAccount, seatRights = [] }: Pick<Viewer, 'isSubAccount' | 'seatRights'>,
  right: SeatRight,
): Promise<MissingRight | null> {
  if (!isSubAccount || seatRights.includes(right)) return null
  const { fetchSeatHolder } = await import('./seat-holder.functions.ts')
  return { right, holder: await fetchSeatHolder().catch(() => null) }
}
