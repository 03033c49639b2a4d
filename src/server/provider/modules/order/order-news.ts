import type { NoticeKind } from '#graphql/notice-kinds.ts'
import { ORDER_SERVICES } from '#graphql/order-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { ProviderContext } from '../../context.ts'
import type { Guard, Statements } from '../../db/client.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import { fill } from '../../messages/fill.ts'
import { messageTag } from '../../messages/letter.ts'
import { messageLocale } from '../../messages/locale.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { accountLink } from '../account/account-link.ts'
import { findById } from '../account/user-store.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { type OrderRow, orderLines, orderPlace } from './order-row.ts'

/** Letters to a vendor, who sees no bell. */
export type OrderTemplate =
  | 'order-new'
  | 'order-agreed'
  | 'order-cancelled'
  | 'order-changes'
  | 'order-approved'
  | 'order-message'
  | 'order-late'

/** Notices to the agent, mailed as the agent's settings say. */
export type OrderNotice = Extract<NoticeKind, `order-${string}`>

/** What is said of an event, and to whom. */
export interface OrderNews {
  /** the action's key */
  eventKey: string
  order: Pick<
    OrderRow,
    'id' | 'country' | 'agent' | 'vendor' | 'agentName' | 'vendorName' | 'lines' | 'home' | 'place' | 'dueOn' | 'siteOrigin'
  >
  /** who did it; null: the clock */
  side: OrderSide | null
  letter: OrderTemplate | null
  notice: OrderNotice | null
  /** in the words of who did it */
  text: string
  now: number
}

interface Reader {
  to: string
  name: string
  locale: LocaleCode
}

/** News whose reader is known; null instead of a reader whose account is gone. */
export type AddressedNews = OrderNews & { reader: Reader | null }

/** Looks up the address that a letter goes to; ask before the transaction of the event, which must not wait. */
export async function readNews(account: Statements, news: OrderNews): Promise<AddressedNews> {
  const user = news.letter === null ? null : await findById(account, news.order.vendor)
  const reader =
    user && user.deletionDueAt === null ? { to: user.email, name: user.nickName, locale: messageLocale(user.language, user.country) } : null
  return { ...news, reader }
}

export interface WrittenOrderNews {
  letters: string[]
  readers: { userId: string }[]
}

/** Writes the letter and the notice of an event; ask for them in its tick, with a guard that holds where it was done. */
export async function writeOrderNews(trade: Statements, news: AddressedNews, guard: Guard): Promise<WrittenOrderNews> {
  const { eventKey, order, letter, notice, reader, now } = news
  const key = `${letter} ${eventKey}`
  const [, readers] = await Promise.all([
    letter && reader
      ? writeLetter(
          trade,
          { key, country: order.country, to: reader.to, locale: reader.locale, template: letter, values: valuesOf(news, reader), at: now },
          guard,
        )
      : null,
    notice === null || order.agent === '' ? [] : writeNotice(trade, { ...noticeOf(news, notice), userId: order.agent }, guard),
  ])
  return { letters: letter && reader ? [key] : [], readers }
}

function noticeOf({ eventKey, order, text, now }: OrderNews, kind: OrderNotice) {
  const facts = { name: order.vendorName, home: orderPlace(order), dueOn: order.dueOn, text: text.slice(0, 200) }
  return { key: `${kind} ${eventKey}`, kind, country: order.country, facts, path: `/user/orders?order=${order.id}`, at: now }
}

/** Where a vendor opens an order; who is not signed in is led back to it after the login. */
const VENDOR_PATH = '/realAgent/vendor-orders?orderId='

function valuesOf({ order, text }: OrderNews, { name, locale }: Reader) {
  const words = MESSAGE_WORDS[locale].orders
  const asked = new Set(orderLines(order).map(({ service }) => service))
  const services = ORDER_SERVICES.filter((service) => asked.has(service)).map((service) => words.services[service])
  const tag = messageTag(locale)
  return {
    name,
    link: accountLink(order, `${VENDOR_PATH}${order.id}`, locale),
    agent: order.agentName,
    place: orderPlace(order),
    text: text === '' ? '' : fill(words.says, { text }),
    what: new Intl.ListFormat(tag, { type: 'conjunction' }).format(services),
    due: order.dueOn === null ? '' : fill(words.due, { day: longDay(order.dueOn, tag) }),
  }
}

const longDay = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Hands over what was written. */
export function sendOrderNews(context: Pick<ProviderContext, 'live' | 'later' | 'post'>, { letters, readers }: WrittenOrderNews): void {
  if (letters.length > 0) context.later(context.post.push(letters))
  announce(context, readers)
}
