import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { dayOf } from '../../day.ts'
import { pick } from '../../db/column-table.ts'
import { SHARE_VISITOR } from '../../db/trade/share-tables.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'

/** Forgets by what visitors of days that are over were told apart. Returns how many there were. */
export const forgetVisitors: ScheduledJob = async ({ trade, now }) => {
  const days = COUNTRY_CODES.map((country) => ({ country, day: dayOf(now, COUNTRIES[country]) }))
  await trade.run(
    `delete from share_salt where not exists (select 1 from json_each(?) today
      where today.value ->> 'country' = share_salt.country and today.value ->> 'day' = share_salt.day)`,
    JSON.stringify(days),
  )
  const gone = await trade.all(
    pick(SHARE_VISITOR, 'day'),
    `delete from share_visitor where not exists (select 1 from share join share_salt salt on salt.country = share.country
      where share.id = share_visitor.share_id and salt.day = share_visitor.day) returning day`,
  )
  return gone.length
}
