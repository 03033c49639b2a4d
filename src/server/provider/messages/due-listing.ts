import { formatMoney } from '#lib/format.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from './fill.ts'
import { type LetterItem, messageTag } from './letter.ts'
import type { DueListing } from './words/templates.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

/** An advertisement with what is asked and until when it stands, in the words, numbers and dates of a locale. */
export function dueListingOf({ title, link, activity, price, currencyCode, until }: DueListing, locale: LocaleCode): LetterItem {
  const { listings } = MESSAGE_WORDS[locale]
  const tag = messageTag(locale)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${until}T00:00:00Z`))
  const asked = fill(listings.asked[activity], { price: formatMoney(price, currencyCode, tag) })
  return { title, link, lines: [asked, fill(listings.until, { day })] }
}
