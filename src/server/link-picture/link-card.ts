import type { I18n } from '@lingui/core'
import { pictureWords } from '#access/link-picture/picture-words.ts'
import type {
  LinkPictureOfAgentQuery,
  LinkPictureOfListingQuery,
  LinkPictureOfShareQuery,
  LinkPictureQuery,
} from '#graphql/generated/graphql.ts'
import { formatAreas, formatMoney, formatMonthText, formatPsf } from '#lib/format.ts'
import { localName } from '#lib/local-name.ts'
import type { PictureFacts } from '#property/picture/facts.ts'
import { pictureOfListing, pictureOfProject } from '#property/picture-of-project.ts'

/** What a picture beside a link says. Texts are in the language of the picture, figures have their units. */
export interface LinkCard {
  /** what it is, above the name: street and area of a project */
  overline: string
  name: string
  /** the name in the other script */
  otherName: string | null
  figure: string | null
  /** of which the figure is */
  caption: string | null
  /** the ends of the range in words, and where from 0 to 1 the figure lies in it */
  range: { from: string; to: string; at: number } | null
  /** below: who advertises or passes on, as every page of theirs shows it (product §11.3) */
  lines: readonly string[]
  /** at the foot: the month of the data, and whether the market is a demonstration */
  note: string
  drawing: PictureFacts | null
}

type Project = NonNullable<LinkPictureQuery['project']>

/** A project: its median price per square foot with the middle half of the sales, else the estimate of its usual home, else that neither is known. */
export function projectCard(i18n: I18n, { market, project }: { market: LinkPictureQuery['market']; project: Project }): LinkCard {
  const name = localName(i18n, project)
  const other = project.nameLocal && name === project.nameLocal ? project.name : project.nameLocal
  return {
    overline: [project.street, localName(i18n, project.area)].filter(Boolean).join(' · '),
    name,
    otherName: other && other !== name ? other : null,
    ...figureOf(i18n, project, market.currencyCode),
    lines: [],
    note: noteOf(i18n, market),
    drawing: pictureOfProject(project),
  }
}

function figureOf(
  i18n: I18n,
  { psf, figuresTo, usualEstimate }: Project,
  currency: string,
): Pick<LinkCard, 'figure' | 'caption' | 'range'> {
  const { locale } = i18n
  const psfText = (value: number) => i18n._(pictureWords.psf(formatPsf(value, currency, locale)))
  if (psf) {
    const month = figuresTo ? formatMonthText(figuresTo, locale) : ''
    const spread = psf.p75 - psf.p25
    return {
      figure: psfText(psf.median),
      caption: i18n._(pictureWords.medianOf(psf.n, month)),
      range: spread > 0 ? { from: psfText(psf.p25), to: psfText(psf.p75), at: (psf.median - psf.p25) / spread } : null,
    }
  }
  if (usualEstimate?.__typename === 'UsualEstimate') {
    const month = formatMonthText(usualEstimate.asOf, locale)
    return {
      figure: formatMoney(usualEstimate.value, currency, locale, { compact: true }),
      caption: i18n._(pictureWords.usualEstimate(month)),
      range: null,
    }
  }
  return { figure: null, caption: i18n._(pictureWords.noSales()), range: null }
}

const noteOf = (i18n: I18n, { isDemo }: { isDemo: boolean }): string =>
  i18n._(isDemo ? pictureWords.demonstration() : pictureWords.evidence())

interface Lines {
  name: string
  licence: string
  phone: string
  agency: string
  agencyLicence: string
}

const agentLines = ({ name, licence, phone, agency, agencyLicence }: Lines): string[] =>
  [
    [name, licence, phone],
    [agency, agencyLicence],
  ].map((line) => line.filter(Boolean).join(' · '))

/** Somebody who has a page as an agent. */
export function agentCard(i18n: I18n, { lines, verifiedOn }: NonNullable<LinkPictureOfAgentQuery['agentPage']>): LinkCard {
  const agency = [lines.agency, lines.agencyLicence].filter(Boolean).join(' · ')
  return {
    overline: i18n._(verifiedOn === null ? pictureWords.agent() : pictureWords.registeredAgent()),
    name: lines.name,
    otherName: agency,
    figure: null,
    caption: i18n._(pictureWords.registration(lines.licence)),
    range: null,
    lines: [lines.phone],
    note: i18n._(pictureWords.evidence()),
    drawing: null,
  }
}

type Listed = LinkPictureOfListingQuery & { listingGroup: NonNullable<LinkPictureOfListingQuery['listingGroup']> }

/** An advertised home: what is asked at least, and who asks it. No estimate, and nothing that was paid (product §6). */
export function listingCard(i18n: I18n, { market, listingGroup: home }: Listed): LinkCard {
  const say = i18n._.bind(i18n)
  const name = localName(i18n, { name: home.projectName, nameLocal: home.projectNameLocal })
  const money = home.price === null ? null : formatMoney(home.price, market.currencyCode, i18n.locale)
  const [lead] = home.advertisers
  const size = home.areaSqm === null ? '' : formatAreas(home.areaSqm, i18n.locale)
  const bedrooms = home.bedrooms ? say(pictureWords.bedrooms(home.bedrooms)) : ''
  return {
    overline: [say(pictureWords.advertised[home.activity]()), home.isUnderOffer ? say(pictureWords.underOffer()) : '']
      .filter(Boolean)
      .join(' · '),
    name,
    otherName: [bedrooms, size, home.street === name ? '' : home.street].filter(Boolean).join(' · '),
    figure: money === null ? home.priceWords || null : home.activity === 'SALE' ? money : say(pictureWords.monthly(money)),
    caption: money === null ? null : home.agentCount > 1 ? say(pictureWords.leastAsked(home.agentCount)) : say(pictureWords.asked()),
    range: null,
    lines: lead ? agentLines({ ...lead, name: lead.agentName, licence: lead.agentLicence, phone: lead.agentPhone }) : [],
    note: noteOf(i18n, market),
    drawing: pictureOfListing(home),
  }
}

/** A frozen page that is open to whoever has its address: its title, from when its figures are, and who passes it on. */
export const shareCard = (i18n: I18n, { kind, title, figuresTo, lines }: NonNullable<LinkPictureOfShareQuery['shareCover']>): LinkCard => ({
  overline: i18n._(pictureWords.shared[kind]()),
  name: title,
  otherName: null,
  figure: null,
  caption: figuresTo === null ? null : i18n._(pictureWords.figuresTo(formatMonthText(figuresTo, i18n.locale))),
  range: null,
  lines: lines ? agentLines(lines) : [],
  note: i18n._(pictureWords.evidence()),
  drawing: null,
})

/** The site itself, with a drawing that is nobody's home. */
export const siteCard = (i18n: I18n): LinkCard => ({
  overline: i18n._(pictureWords.siteOverline()),
  name: i18n._(pictureWords.siteTitle()),
  otherName: null,
  figure: null,
  caption: i18n._(pictureWords.siteCaption()),
  range: null,
  lines: [],
  note: '',
  drawing: { seed: 'site', typeGroup: 'private-stack', propertyType: 'condominium', floors: 24, units: 180, completionYear: 2018 },
})
