import type { z } from 'zod'
import type { AnswerBasisFragment, Confidence, HomeValueQuery, RefusalReason, UnmeasuredReason } from '#graphql/generated/graphql.ts'
import { formatMoney } from '#lib/format.ts'
import { i18nWith } from '#locales/create-i18n.ts'
import { confidenceWords, refusalWords, roundEstimate, unmeasuredWords } from '#property/estimate/estimate-words.ts'
import type { estimateOutput, projectOutput, refusalOutput } from './answer-schemas.ts'
import { type ProjectKey, projectText, type ToldHome } from './asked-home.ts'
import type { ToolDesk } from './assistant-tool.ts'
import { quoted } from './others-text.ts'

interface RecordedProject {
  name: string
  nameLocal: string | null
  block?: string | null
  street: string
  area: { name: string } | null
}

export const projectData = (key: ProjectKey, project: RecordedProject): z.output<typeof projectOutput> => ({
  project: projectText(key),
  country: key.country,
  kind: key.typeGroup,
  name: project.name,
  nameLocal: project.nameLocal,
  street: [project.block, project.street].filter(Boolean).join(' '),
  area: project.area?.name ?? null,
  textsFrom: 'record',
})

type Estimate = Extract<NonNullable<HomeValueQuery['project']>['estimate'], { __typename: 'Estimate' }>
type Refusal = Extract<NonNullable<HomeValueQuery['project']>['estimate'], { __typename: 'EstimateRefusal' }>

/** What an answer rests on, and the page that shows the same. */
interface Based {
  market: AnswerBasisFragment
  page: string
}

export const basisOf = ({ market, page }: Based) => ({
  currency: market.currencyCode,
  isDemonstration: market.isDemo,
  sources: market.sources,
  page,
})

/** Words of estimates in the reader's language, by the catalogue of the pages. */
export async function estimateWords({ locale }: ToolDesk) {
  const i18n = await i18nWith(locale, ['estimate'])
  return {
    refusal: (reason: RefusalReason) => i18n._(refusalWords[reason]),
    confidence: (confidence: Confidence) => i18n._(confidenceWords[confidence]),
    unmeasured: (reason: UnmeasuredReason) => i18n._(unmeasuredWords[reason]),
  }
}
type EstimateWords = Awaited<ReturnType<typeof estimateWords>>

export function estimateData(estimate: Estimate, words: EstimateWords): z.output<typeof estimateOutput> {
  const { statement, confidence } = estimate
  const measured = statement.__typename === 'MeasuredStatement' ? statement : null
  const unmeasured = statement.__typename === 'UnmeasuredStatement' ? statement.reason : null
  return {
    value: estimate.value,
    shown: roundEstimate(estimate.value),
    psf: estimate.psf,
    low90: estimate.low90,
    high90: estimate.high90,
    low68: estimate.low68,
    high68: estimate.high68,
    n: estimate.effectiveN,
    asOf: estimate.asOf,
    confidence,
    confidenceInWords: confidence ? words.confidence(confidence) : unmeasured ? words.unmeasured(unmeasured) : '',
    measured: measured && {
      n: measured.n,
      halfWithinPercent: measured.half,
      nineInTenWithinPercent: measured.nine,
      from: measured.from,
      to: measured.to,
      area: measured.area,
      floorAreaSqmFrom: measured.areaSqmFrom,
      floorAreaSqmTo: measured.areaSqmTo,
    },
    unmeasured,
  }
}

export const refusalData = (refusal: Refusal, words: EstimateWords): z.output<typeof refusalOutput> => ({
  reason: refusal.reason,
  inWords: words.refusal(refusal.reason),
  evidence: refusal.evidence,
  needed: refusal.needed,
  newestSale: refusal.newestEvidence,
  floorAreaSqmMin: refusal.areaSqmMin,
  floorAreaSqmMax: refusal.areaSqmMax,
  floorMax: refusal.floorMax,
})

/** A valued home in fields. */
export function valueData({ key, project }: ToldHome, words: EstimateWords) {
  const { estimate } = project
  const known = estimate.__typename === 'Estimate' ? estimate : null
  return {
    project: projectData(key, project),
    home: known && { unitMix: known.unitMix, floorAreaSqm: known.areaSqm, floor: known.floor },
    estimate: known && estimateData(known, words),
    refusal: estimate.__typename === 'EstimateRefusal' ? refusalData(estimate, words) : null,
  }
}
export type ValueData = ReturnType<typeof valueData>

/** Money in words. Tools speak English; amounts name their currency, since an assistant may compare markets. */
export const inMoney = (amount: number, currency: string): string => `${currency} ${formatMoney(amount, '', 'en')}`

/** "3 bedrooms"; the word of the record for a house. */
const mixText = (mix: string): string => (/^\d$/.test(mix) ? (mix === '0' ? 'studio' : `${mix} bedrooms`) : quoted(mix))

/** With one decimal at most. */
export const numberText = (value: number): string => String(Math.round(value * 10) / 10)

/** Sources, date and page, as every answer in words ends. */
export function closing({ market, page }: Based): string {
  const sources = market.sources.map(({ name, licence }) => `${quoted(name)} (${quoted(licence)})`).join(', ')
  const demonstration = market.isDemo ? ' The market shown here is a demonstration: every figure is invented.' : ''
  return `Sources: ${sources}; data to ${market.lastMonth ?? 'an unknown month'}.${demonstration} Page: ${page}`
}

/** What is said of an estimate or a refusal, without its sources. */
export function valueText({ project, home, estimate, refusal }: ValueData, currency: string): string {
  const name = quoted(project.name)
  if (refusal) {
    const newest = refusal.newestSale ? `, the newest of ${refusal.newestSale}` : ''
    return `No amount is given for ${name}: ${refusal.inWords} (${refusal.reason}; sales that could be used: ${refusal.evidence}${newest}, needed: ${refusal.needed}.)`
  }
  if (!home || !estimate) return `Nothing is known of ${name}.`
  const floor = home.floor === null ? '' : `, storey ${home.floor}`
  const accuracy = estimate.measured
    ? `Measured on ${estimate.measured.n} past sales of such homes: half of the estimates were within ${numberText(estimate.measured.halfWithinPercent)} % of the price, nine in ten within ${numberText(estimate.measured.nineInTenWithinPercent)} %.`
    : ''
  return [
    `${name}, ${mixText(home.unitMix)}, ${numberText(home.floorAreaSqm)} sqm${floor}: about ${inMoney(estimate.shown, currency)}.`,
    `Nine in ten such homes sell between ${inMoney(roundEstimate(estimate.low90), currency)} and ${inMoney(roundEstimate(estimate.high90), currency)}.`,
    `It rests on ${numberText(estimate.n)} comparable sales in effect; data to ${estimate.asOf}.`,
    estimate.confidenceInWords,
    accuracy,
  ]
    .filter(Boolean)
    .join(' ')
}
