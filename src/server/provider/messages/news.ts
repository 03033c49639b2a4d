import { formatMoney, formatMonthText } from '#lib/format.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from './fill.ts'
import { type LetterItem, messageTag } from './letter.ts'
import type { CountWords } from './words/message-words.ts'
import type { NewsItem } from './words/templates.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

/** "2 new sales · 1 new project" and the newest sales, in the words, numbers and dates of a locale. */
export function newsOf({ title, places, link, currencyCode, projects, sales, newest }: NewsItem, locale: LocaleCode): LetterItem {
  const { news } = MESSAGE_WORDS[locale]
  const tag = messageTag(locale)
  const named = newest.map(({ name, price, month }) =>
    fill(news.newest, { name, price: formatMoney(price, currencyCode, tag), month: formatMonthText(month, tag) }),
  )
  return {
    title,
    link,
    lines: [
      ...placeLine({ title, places }, locale),
      [...counted(sales, news.sales, locale), ...counted(projects, news.projects, locale)].join(' · '),
      ...named,
    ],
  }
}

/** Where a search looks, as a line of its own; none for a search that is named by its place. */
export function placeLine({ title, places }: Pick<NewsItem, 'title' | 'places'>, locale: LocaleCode): string[] {
  const { news } = MESSAGE_WORDS[locale]
  const tag = messageTag(locale)
  const where = places.map(({ kind, n, name }) => {
    const words = news.places[kind]
    const text = new Intl.PluralRules(tag).select(n) === 'one' ? words.one : words.other
    const unnamed = kind === 'reach' ? news.places.station : news.places.place
    const place = name === null ? unnamed : kind === 'reach' ? fill(news.places.stationNamed, { name }) : name
    return fill(text, { n: n.toLocaleString(tag), place })
  })
  const place = where.join(' · ')
  return place === '' || place === title ? [] : [place]
}

/** "3 new homes"; nothing where there are none. */
export function counted(n: number, { one, other }: CountWords, locale: LocaleCode): string[] {
  const tag = messageTag(locale)
  return n === 0 ? [] : [fill(new Intl.PluralRules(tag).select(n) === 'one' ? one : other, { n: n.toLocaleString(tag) })]
}
