import { cleanLine } from '#lib/clean-line.ts'
import { formatMoney } from '#lib/format.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { fill, greetingName } from './fill.ts'
import { monthOfHome, salesNearHomes } from './home-letters.ts'
import { homesNewsOf } from './homes-news.ts'
import { type Letter, type LetterItem, letterHtml, letterText, messageTag } from './letter.ts'
import { newsOf } from './news.ts'
import type { MessageWords } from './words/message-words.ts'
import type { DueListing, MailTemplate, MailValues } from './words/templates.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

interface MailOrder<Template extends MailTemplate> {
  locale: LocaleCode
  template: Template
  values: MailValues[Template]
}

export interface WrittenMail {
  subject: string
  text: string
  html: string
}

/** A mail in the words of its locale, as text and as HTML. */
export function writeMail<Template extends MailTemplate>({ locale, template, values }: MailOrder<Template>): WrittenMail {
  const words = MESSAGE_WORDS[locale]
  const { subject, body, action, note } = words.mail[template]
  const name = greetingName(values.name)
  const all: Record<string, string | number> = { ...wordsIn(values), name }
  const letter: Letter = {
    locale,
    // a header: what people typed cannot begin another one
    title: cleanLine(fill(subject, all)),
    greeting: name ? fill(words.greeting.named, { name }) : words.greeting.nameless,
    // a value may have several lines, or none: then its paragraph is left out
    body: body.flatMap((paragraph) => fill(paragraph, all).split('\n')).filter((paragraph) => paragraph.trim() !== ''),
    items: itemsOf(values, locale),
    action: action === null ? null : { label: action, link: String(all.link ?? '') },
    code: action === null ? String(all.code ?? '') : null,
    note: fill(note, all),
    stop: 'stop' in values ? { label: stopLabel(template, words), link: values.stop } : null,
    address: words.address,
    footer: 'host' in values ? words.appointments.footer : words.footer,
  }
  return { subject: letter.title, text: letterText(letter), html: letterHtml(letter) }
}

function stopLabel(template: MailTemplate, { notices, news, ownHomes, enquiryCopies }: MessageWords): string {
  if (template === 'enquiry-copy') return enquiryCopies.stop
  if (template === 'notice') return notices.settings
  if (template === 'home-month') return ownHomes.stopMonthly
  return template === 'homes-sold' ? ownHomes.stopSold : news.stop
}

const itemsOf = (values: MailValues[MailTemplate], locale: LocaleCode): LetterItem[] => {
  if ('worth' in values) return monthOfHome(values, locale)
  if ('more' in values) return salesNearHomes(values, locale)
  if ('items' in values) return values.items.flatMap((item) => ('homes' in item ? homesNewsOf(item, locale) : [newsOf(item, locale)]))
  return 'listings' in values ? values.listings.map((listing) => dueListingOf(listing, locale)) : []
}

/** The values that a text can hold. */
const wordsIn = (values: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' || typeof value === 'number'))

/** An advertisement with what is asked and until when it stands, in the words, numbers and dates of a locale. */
function dueListingOf({ title, link, activity, price, currencyCode, until }: DueListing, locale: LocaleCode): LetterItem {
  const { listings } = MESSAGE_WORDS[locale]
  const tag = messageTag(locale)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${until}T00:00:00Z`))
  const asked = fill(listings.asked[activity], { price: formatMoney(price, currencyCode, tag) })
  return { title, link, lines: [asked, fill(listings.until, { day })] }
}
