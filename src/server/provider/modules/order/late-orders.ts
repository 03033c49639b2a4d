import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { today } from '../../day.ts'
import { recordAct, wasActed } from '../../db/history.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { readNews, sendOrderNews, writeOrderNews } from './order-news.ts'
import { ORDER_COLUMNS, ORDER_ROW } from './order-row.ts'
import { OWED_STATES } from './states/order-states.ts'

/** Orders of one run and country; the rest waits for the next one. */
const LATE_MAX = 50

/** Tells both sides, once for each due day, that files are owed since yesterday. */
export const tellLateOrders: ScheduledJob = async (context) => {
  const { trade, account, clock, now } = context
  let notified = 0
  for (const country of COUNTRY_CODES) {
    const late = await trade.all(
      ORDER_ROW,
      `select ${ORDER_COLUMNS} from vendor_order o where o.country = ?1 and o.due_on < ?2 and o.state in (select value from json_each(?3))
        and not exists (select 1 from vendor_order_event event where event.key = 'late ' || o.id || ' ' || o.due_on)
      order by o.due_on limit ${LATE_MAX}`,
      country,
      today(clock, COUNTRIES[country]),
      JSON.stringify(OWED_STATES),
    )
    for (const order of late) {
      const key = `late ${order.id} ${order.dueOn}`
      const news = await readNews(account, { eventKey: key, order, side: null, letter: 'order-late', notice: 'order-late', text: '', now })
      const [, written] = await Promise.all([
        recordAct(trade, 'order', {
          key,
          id: order.id,
          action: 'late',
          actor: 'clock',
          note: '',
          now,
          from: [order.state],
          to: null,
        }),
        writeOrderNews(trade, news, wasActed('order', { key, id: order.id })),
      ])
      sendOrderNews(context, written)
      notified++
    }
  }
  return notified
}
