import { formatMoney, formatMonthText } from '#lib/format.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from './fill.ts'
import { type LetterItem, messageTag } from './letter.ts'
import type { NewsItem } from './templates.ts'
import type { CountWords } from './words/message-words.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

/** "2 new sales · 1 new project" and the newest sales, in the words, numbers and dates of a locale. */
export function newsOf({ title, places, link, currencyCode, projects, sales, newest }: NewsItem, locale: LocaleCode): LetterItem {
  const { news } = MESSAGE_WORDS[locale]
  const tag = messageTag(locale)
  const counted = (n: number, words: CountWords) =>
    n === 0 ? [] : [fill(new Intl.PluralRules(tag).select(n) === 'one' ? words.one : words.other, { n: n.toLocaleString(tag) })]
  const named = newest.map(({ name, price, month }) =>
    fill(news.newest, { name, price: formatMoney(price, currencyCode, tag), month: formatMonthText(month, tag) }),
  )
  const where = places.map(({ kind, n, name }) => {
    const words = news.places[kind]
    const text = new Intl.PluralRules(tag).select(n) === 'one' ? words.one : words.other
    const unnamed = kind === 'reach' ? news.places.station : news.places.place
    const place = name === null ? unnamed : kind === 'reach' ? fill(news.places.stationNamed, { name }) : name
    return fill(text, { n: n.toLocaleString(tag), place })
  })
  const place = where.join(' · ')
  // a search is often named by its place
  const first = place === '' || place === title ? [] : [place]
  return { title, link, lines: [...first, [...counted(sales, news.sales), ...counted(projects, news.projects)].join(' · '), ...named] }
}
