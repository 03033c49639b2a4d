import { formatAreas, formatMoney, formatMonthText, formatPercent, formatRange } from '#lib/format.ts'
import { monthsOld } from '#lib/months.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from './fill.ts'
import { type LetterItem, messageTag } from './letter.ts'
import { counted } from './news.ts'
import type { LetterWorth, MailValues, SoldNearby } from './words/templates.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

/** What a home is worth this month, and the like homes that were sold near it. */
export function monthOfHome({ home: title, link, worth, sold }: MailValues['home-month'], locale: LocaleCode): LetterItem[] {
  const { unknown, quiet } = MESSAGE_WORDS[locale].ownHomes
  const lines = [...(worth ? worthLines(worth, locale) : [unknown]), ...(sold.length === 0 ? [quiet] : [])]
  return [{ title, link, lines }, ...sold.map((sale) => saleItem(sale, locale))]
}

function worthLines({ value, low, high, currencyCode, month, inMonth, inYear }: LetterWorth, locale: LocaleCode): string[] {
  const words = MESSAGE_WORDS[locale].ownHomes
  const tag = messageTag(locale)
  const money = (amount: number) => formatMoney(amount, currencyCode, tag, { compact: true })
  const change = (fraction: number | null, text: string) =>
    fraction === null ? [] : [fill(text, { change: formatPercent(fraction, tag, { signed: true }) })]
  const changes = [...change(inMonth, words.inMonth), ...change(inYear, words.inYear)].join(' · ')
  return [
    [
      fill(words.worth, { price: money(value), month: formatMonthText(month, tag) }),
      ...counted(monthsOld(month, new Date()) ?? 0, words.old, locale),
    ].join(' · '),
    fill(words.range, { range: formatRange(money(low), money(high)) }),
    ...(changes === '' ? [] : [changes]),
  ]
}

/** Homes of the reader, each with the like homes that were sold near it. */
export function salesNearHomes({ homes, more, link }: MailValues['homes-sold'], locale: LocaleCode): LetterItem[] {
  const [rest] = counted(more, MESSAGE_WORDS[locale].ownHomes.more, locale)
  return [
    ...homes.flatMap(({ title, link: to, sold }) => [{ title, link: to, lines: [] }, ...sold.map((sale) => saleItem(sale, locale))]),
    ...(rest ? [{ title: rest, link, lines: [] }] : []),
  ]
}

function saleItem({ title: name, link, price, currencyCode, month, areaSqm, metres }: SoldNearby, locale: LocaleCode): LetterItem {
  const words = MESSAGE_WORDS[locale].ownHomes
  const tag = messageTag(locale)
  const place = metres === 0 ? words.here : fill(words.away, { distance: metres.toLocaleString(tag) })
  return {
    title: fill(words.sold, { name, price: formatMoney(price, currencyCode, tag), month: formatMonthText(month, tag) }),
    link,
    lines: [[formatAreas(areaSqm, tag), place].join(' · ')],
  }
}
