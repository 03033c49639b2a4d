import { integer, pick } from '../../db/column-table.ts'
import { DATA_COPY } from '../../db/trade/copy-tables.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { copyPartKey } from './copy-store.ts'

const PAGE = 20

/** Has copies go on that wait, or whose step was killed. Returns how many. */
export const goOnWithCopies: ScheduledJob = async ({ trade, post, now }) => {
  const due = await trade.first(
    { n: integer() },
    "select count(*) as n from data_copy where state in ('waiting', 'making') and owner <> '' and coalesce(lease_until, 0) <= ?",
    now,
  )
  if (due && due.n > 0) await post.pushCopies()
  return due?.n ?? 0
}

const OVER_ROW = { ...pick(DATA_COPY, 'id', 'partsId'), parts: integer() }

/** Removes copies whose time is over, or whose account is gone: first their files, so that a run that is cut finds them again. Returns how many. */
export async function clearCopies({ trade, files, now }: Pick<JobContext, 'trade' | 'files' | 'now'>): Promise<number> {
  const over = await trade.all(
    OVER_ROW,
    `select id, parts_id as partsId, (select coalesce(max(number), 0) from data_copy_part where copy_id = data_copy.id) as parts from data_copy
    where (owner = '' and coalesce(lease_until, 0) <= ?1) or ends_at <= ?1 order by asked_at limit ${PAGE}`,
    now,
  )
  for (const { id, partsId, parts } of over) {
    // one more: a part that was put into the store, and not noted
    const keys = Array.from({ length: parts + 1 }, (_, at) => copyPartKey(id, at + 1))
    if (partsId !== null) await files.dropParts(copyPartKey(id, parts + 1), partsId)
    for (let at = 0; at < keys.length; at += 1_000) await files.remove(keys.slice(at, at + 1_000))
    await trade.run('delete from data_copy where id = ?', id)
  }
  return over.length
}
