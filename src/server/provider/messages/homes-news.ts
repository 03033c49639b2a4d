import { formatAreas, formatMoney } from '#lib/format.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from './fill.ts'
import { type LetterItem, messageTag } from './letter.ts'
import { counted, placeLine } from './news.ts'
import type { HomesItem, NewsHome } from './words/templates.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

/** A search with how many of its homes have news, linked to all of them; then the newest, each with the lines of who advertises it. */
export function homesNewsOf({ title, places, link, found, homes }: HomesItem, locale: LocaleCode): LetterItem[] {
  const { counts } = MESSAGE_WORDS[locale].news.homes
  const numbers = [
    ...counted(found.new, counts.new, locale),
    ...counted(found.cut, counts.cut, locale),
    ...counted(found.back, counts.back, locale),
  ]
  return [
    { title, link, lines: [...placeLine({ title, places }, locale), numbers.join(' · ')] },
    ...homes.map((home) => ({ title: home.title, link: home.link, lines: linesOf(home, locale) })),
  ]
}

function linesOf(
  { kind, activity, price, priceWords, priceFirst, currencyCode, bedrooms, areaSqm, ...by }: NewsHome,
  locale: LocaleCode,
): string[] {
  const { news, listings } = MESSAGE_WORDS[locale]
  const words = news.homes
  const tag = messageTag(locale)
  const money = (value: number) => formatMoney(value, currencyCode, tag)
  const { agent: name, licence, agency, agencyLicence, phone } = by
  const rooms = bedrooms === 0 ? [words.studio] : counted(bedrooms ?? 0, words.bedrooms, locale)
  const area = areaSqm === null ? [] : [formatAreas(areaSqm, tag)]
  const first = priceFirst === null ? [] : [fill(words.first, { price: money(priceFirst) })]
  return [
    [words.kinds[kind], price === null ? priceWords : fill(listings.asked[activity], { price: money(price) }), ...first]
      .filter(Boolean)
      .join(' · '),
    ...[[...rooms, ...area].join(' · ')].filter((line) => line !== ''),
    [fill(words.by, { name, licence, agency, agencyLicence, phone }), ...counted(by.otherAgents, words.others, locale)].join(' · '),
  ]
}
