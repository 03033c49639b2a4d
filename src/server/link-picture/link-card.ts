import type { I18n } from '@lingui/core'
import { pictureWords } from '#access/link-picture/picture-words.ts'
import type { LinkPictureQuery } from '#graphql/generated/graphql.ts'
import { formatMoney, formatMonthText, formatPsf } from '#lib/format.ts'
import { localName } from '#lib/local-name.ts'
import type { PictureFacts } from '#property/picture/facts.ts'
import { pictureOfProject } from '#property/picture-of-project.ts'

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
    note: market.isDemo ? i18n._(pictureWords.demonstration()) : i18n._(pictureWords.evidence()),
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

/** Somebody of the register of agents. */
export const agentCard = (i18n: I18n, agent: { name: string; agency: string; number: string }): LinkCard => ({
  overline: i18n._(pictureWords.registeredAgent()),
  name: agent.name,
  otherName: agent.agency,
  figure: null,
  caption: i18n._(pictureWords.registration(agent.number)),
  range: null,
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
  note: '',
  drawing: { seed: 'site', typeGroup: 'private-stack', propertyType: 'condominium', floors: 24, units: 180, completionYear: 2018 },
})
