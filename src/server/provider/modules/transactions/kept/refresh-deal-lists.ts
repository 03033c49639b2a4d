import { COUNTRIES } from '#market/countries.ts'
import { pick } from '../../../db/column-table.ts'
import { DEAL_LIST } from '../../../db/trade/agent-tool-tables.ts'
import type { Refresh } from '../../../refresh-context.ts'
import { writeNotice } from '../../notice/write-notice.ts'
import { countDeals } from '../list/deal-selection.ts'
import { keptWithAreaKeys } from './list-areas.ts'

const PAGE = 20

const WATCHED_LIST_ROW = pick(DEAL_LIST, 'code', 'owner', 'search', 'filter', 'seen', 'seenEdition')

/**
 * Counts the next lists with an alert in the new edition and tells their owners of those that grew. The notice is written where the edition had not been
 * looked at before, so that a page that is done again tells nobody twice.
 */
export const refreshDealLists: Refresh = async ({ trade, market, country, version, now }, after) => {
  const clock = { nowMs: () => now * 1_000 }
  const lists = await trade.all(
    WATCHED_LIST_ROW,
    `select code, owner, search, filter, seen, seen_edition as seenEdition from deal_list
    where country = ? and has_alert = 1 and code > ? order by code limit ${PAGE}`,
    country,
    after,
  )
  const due = await keptWithAreaKeys(
    { trade, market },
    lists.filter(({ seenEdition }) => seenEdition !== version),
  )
  const counted = await Promise.all(
    due.map(async (list) => ({ ...list, n: await countDeals({ country: COUNTRIES[country], market, clock }, JSON.parse(list.filter)) })),
  )
  await Promise.all(
    counted.flatMap(({ code, owner, search, seen, n }) => {
      const hasGrown = seen !== null && n > seen
      const notice = {
        key: `deal-list ${code} ${version}`,
        userId: owner,
        kind: 'search-news' as const,
        country,
        facts: {},
        path: `/realAgent/transaction-lists${search}`,
        at: now,
      }
      const stillWatched = { sql: 'exists (select 1 from deal_list where code = ? and has_alert = 1)', parameters: [code] }
      return [
        ...(hasGrown ? [writeNotice(trade, notice, stillWatched)] : []),
        trade.run('update deal_list set seen = ?, seen_edition = ? where code = ?', n, version, code),
      ]
    }),
  )
  return lists.length < PAGE ? null : (lists.at(-1)?.code ?? null)
}
