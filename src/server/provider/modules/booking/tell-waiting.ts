import { integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { WAITING } from '../../db/trade/booking-tables.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { freeSlots } from './book.ts'
import { TAKING, takenOf } from './booking-row.ts'
import { hostOf } from './host.ts'
import { publicIdOf } from './public-host.ts'
import { rulesOfKind } from './schedule-rules.ts'
import { scheduleOf } from './schedule-store.ts'
import { placesOn, spanOfDay } from './slot-rules.ts'
import { WAITING_ROW, type WaitingRow, writeWaitingLetter } from './waiting.ts'

const DAY_ROW = pick(WAITING, 'owner', 'country', 'kind', 'day')
type WaitedDay = RowOf<typeof DAY_ROW>
type JobContext = Parameters<ScheduledJob>[0]

/** Days of one run; the rest waits for the next one. */
const DAYS_MAX = 50
/** Who was told has so long before the next one is told of the same place, in seconds. */
const HEAD_START = 2 * 3_600

const COLUMNS = selectList(WAITING_ROW)

/**
 * Tells those who wait that a time has become free: as many as there are places, in the order in which they came. Nothing is kept for them. Who has
 * booked the day waits no longer, and nobody waits for a day that is over.
 */
export const tellWaiting: ScheduledJob = async (context) => {
  const { trade, later, post, now } = context
  const [, , days] = await Promise.all([
    trade.run("delete from waiting where day < date(?, 'unixepoch', '-1 day')", now),
    trade.run(
      `delete from waiting where exists (select 1 from booking where booking.owner = waiting.owner and booking.kind = waiting.kind
        and booking.day = waiting.day and lower(booking.visitor_email) = waiting.email_key and ${TAKING})`,
    ),
    trade.all(
      DAY_ROW,
      `select distinct owner, country, kind, day from waiting where told_at is null order by day, owner, kind limit ${DAYS_MAX}`,
    ),
  ])
  const written: string[] = []
  for (const day of days) written.push(...(await tellOfDay(context, day)))
  if (written.length > 0) later(post.push(written))
  return written.length
}

async function tellOfDay({ trade, account, now }: JobContext, { owner, country, kind, day }: WaitedDay): Promise<string[]> {
  const schedule = await scheduleOf(trade, owner, country)
  const own = rulesOfKind(schedule.rules, kind)
  const span = spanOfDay(day, schedule.rules.timeZone)
  if (!own || !span) return []
  const free = await freeSlots(trade, { schedule, kind, ...span, now })
  const notAfter = free.at(-1)?.startsAt
  if (notAfter === undefined) return []
  const [taken, notified, publicId] = await Promise.all([
    takenOf(trade, { owner, ...span, now }),
    trade.first(
      { people: integer() },
      'select count(*) as people from waiting where owner = ? and kind = ? and day = ? and told_at > ?',
      owner,
      kind,
      day,
      now - HEAD_START,
    ),
    publicIdOf(account, owner),
  ])
  const ofDay = taken.filter(({ startsAt }) => startsAt >= span.from)
  const places = placesOn(own, free, ofDay) - (notified?.people ?? 0)
  if (places <= 0 || publicId === null) return []
  const next = await trade.all(
    WAITING_ROW,
    `select ${COLUMNS} from waiting where owner = ? and kind = ? and day = ? and told_at is null order by created_at, rowid limit ?`,
    owner,
    kind,
    day,
    places,
  )
  return (await Promise.all(next.map((row) => tell(row, publicId, notAfter)))).filter((key) => key !== null)

  async function tell(row: WaitingRow, hostId: string, notAfter: number): Promise<string | null> {
    const token = randomSecret()
    const host = await hostOf(account, owner, row.locale)
    if (!host) return null
    const stillWaits = { sql: 'exists (select 1 from waiting where id = ? and told_at is null)', parameters: [row.id] }
    const letter = { row, template: 'waiting-free', host: { name: host.name, id: hostId }, token, notAfter, now } as const
    const [key] = await Promise.all([
      writeWaitingLetter(trade, letter, stillWaits),
      trade.run('update waiting set told_at = ?, told_hash = ? where id = ? and told_at is null', now, hashOf(token), row.id),
    ])
    return key
  }
}
