import { runSubscription } from '../billing/run-due.ts'
import { dueRows, isClash } from '../desk-rows.ts'
import { type DeskRequestMeta, type DeskSources, DeskWork } from '../desk-work.ts'
import { tellEvents } from '../tell-events.ts'

/**
 * Lets happen what was due since the desk was last asked, for everybody without a test clock: trials end, renewals are charged. What another request does
 * at the same moment is left to it.
 */
export async function catchUp(sources: DeskSources, now: number, meta: DeskRequestMeta): Promise<void> {
  const work = new DeskWork(sources, now, { ...meta, idempotencyKey: null })
  const due = await dueRows(work.trade, sources.country, null, now)
  if (due.length === 0) return
  for (const { id } of due) await runSubscription(work, id, now)
  try {
    await work.commit()
  } catch (error) {
    if (!isClash(error)) throw error
    return
  }
  tellEvents(sources, work.events)
}
