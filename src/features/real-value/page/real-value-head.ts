import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { linkPictureMeta } from '#session/link-picture.ts'
import { pageHead } from '#session/page-head.ts'
import type { ValueLoad } from '../queries.ts'

/** The canonical address is the project's, whatever else is described; a home without an answer is closed to search engines. */
function homeHead(i18n: I18n, { subject, home }: Pick<ValueLoad, 'subject' | 'home'>) {
  if (!subject || !home?.ok || !home.value.project)
    return { meta: [{ title: `${i18n._(msg`Estimate`)} · realEstate` }, { name: 'robots', content: 'noindex' }] }
  const { name, slug } = home.value.project
  const { countryCode } = home.value.market
  const picture = linkPictureMeta({
    subject: { kind: 'project', country: countryCode, typeGroup: subject.typeGroup, slug },
    alt: i18n._(msg`${name}: price per square foot and a drawing of the building`),
    language: i18n.locale,
  })
  const head = pageHead({
    title: i18n._(msg`Estimate of a home in ${name}`),
    description: i18n._(
      msg`What a home in ${name} is worth: value, ranges, comparable sales, its estimate by quarter, and what is not considered.`,
    ),
    path: `/realValue?countryCode=${countryCode}&projectType=${subject.typeGroup}&projectSlug=${encodeURIComponent(slug)}`,
  })
  return { ...head, meta: [...head.meta, ...picture] }
}

export function realValueHead(i18n: I18n, country: CountryCode, load: ValueLoad | undefined) {
  if (load?.home) return homeHead(i18n, load)
  const market = countryName(i18n, country)
  return pageHead({
    title: i18n._(msg`realValue: what a home is worth in ${market}`),
    description: i18n._(
      msg`An estimate for a home in ${market} with its range, its date and every comparable sale behind it. Where evidence is thin, no number.`,
    ),
    path: country === DEFAULT_COUNTRY ? '/realValue' : `/realValue?countryCode=${country}`,
  })
}

export const realValueSavillsHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`realValue with Savills`),
    description: i18n._(msg`The estimate tool for clients of Savills: value, range, date and comparable sales of a home.`),
    path: '/realValue-savills',
  })

export const realValueFaqHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Questions about realValue`),
    description: i18n._(msg`How an estimate is made, what its range means, why it is sometimes refused, and what it cannot know.`),
    path: '/realValue/faq',
  })

export function accuracyHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  return pageHead({
    title: i18n._(msg`How accurate estimates are in ${market}`),
    description: i18n._(
      msg`Past sales valued blind and laid beside the prices paid: median error, ranges, by kind of home, area and price, beside a simple method.`,
    ),
    path: country === DEFAULT_COUNTRY ? '/realValue/accuracy' : `/realValue/accuracy?countryCode=${country}`,
  })
}

export const bookAValuationHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Book a valuation`),
    description: i18n._(msg`When an estimate is not enough: what a valuer does, what to prepare and how to arrange a visit in Singapore.`),
    path: '/realValue/book-a-valuation',
  })

export const reportPluginHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Estimate block for websites`),
    description: i18n._(msg`A project's estimate with its range and date, to be shown inside another website.`),
    path: '/plugin/report-property',
  })
