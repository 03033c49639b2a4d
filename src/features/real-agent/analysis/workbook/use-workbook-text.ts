import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { enumName } from '#filter/wire-names.ts'
import type { AdjustedFor, AnalysisWorkbookQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { monthsOld } from '#lib/months.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import { useFormat } from '#property/use-format.ts'
import { tenureWords, unitMixWord } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { readHomeFacts } from '../analysis-draft.ts'
import { ADJUSTED_FOR_WORDS, CONDITION_WORDS, FACING_WORDS } from './analysis-terms.ts'
import { useForSaleTable, useStepTable } from './use-asking-tables.ts'
import { useAskingWords } from './use-asking-words.ts'
import type { WorkbookText } from './workbook-text.ts'

const WIRE_WORDS: Record<AdjustedFor, MessageDescriptor> = {
  FLOOR: ADJUSTED_FOR_WORDS.floor,
  SIZE: ADJUSTED_FOR_WORDS.size,
  AGE: ADJUSTED_FOR_WORDS.age,
  CONDITION: ADJUSTED_FOR_WORDS.condition,
  FACING: ADJUSTED_FOR_WORDS.facing,
  VIEW: ADJUSTED_FOR_WORDS.view,
}

export type WorkbookFields = AnalysisWorkbookQuery['analysisWorkbook']
export type WorkbookMarket = AnalysisWorkbookQuery['market']

interface WorkbookOf {
  workbook: WorkbookFields
  market: WorkbookMarket
}

/** The words of a workbook. */
export function useWorkbookText({ workbook, market }: WorkbookOf): WorkbookText {
  const { i18n, t } = useLingui()
  const format = useFormat(market.currencyCode)
  const facts = useHomeRows(workbook)
  const sales = useSaleRows(workbook, market)
  const made = useMadeWords(workbook, market)
  const [forSale, steps] = [useForSaleTable(workbook, market), useStepTable(workbook, market)]
  const asking = useAskingWords(workbook, market.currencyCode)
  const { place, lines } = workbook
  const name = localName(i18n, place)
  const changed = formatDay(workbook.changedAt, i18n.locale)
  const to = format.month(workbook.asOf)
  const { low, value, high } = workbook
  const age = monthsOld(workbook.asOf, new Date())
  const old = age === null ? '' : ` (${t`${plural(age, { one: '# month old', other: '# months old' })}`})`
  return {
    language: i18n.locale,
    accent: workbook.accent,
    logo: workbook.logo,
    // what was shared before there were portraits has none
    portrait: workbook.portrait ?? null,
    title: workbook.title,
    note: workbook.note,
    facts,
    made,
    asking,
    forSale,
    steps,
    kicker: t`Comparative market analysis`,
    place: place.street === place.name ? [name] : [name, place.street],
    agent: lines && { name: lines.name, line: [lines.licence, lines.agency, lines.agencyLicence, lines.phone].filter(Boolean).join(' · ') },
    heads: {
      home: t`The home`,
      result: t`Value`,
      asking: t`Proposed asking price`,
      where: t`Where the sales are`,
      sales: t`Comparable sales`,
      adjustments: t`Adjustments of the agent`,
      forSale: t`For sale now`,
      steps: t`Asking price and days on the market`,
      made: t`How the value is made`,
      sources: t`Sources and dates`,
    },
    result: {
      amount: format.money(value),
      priced: `${t`In prices of ${to}`}${old}`,
      low: format.money(low),
      high: format.money(high),
      rangeWords: t`Range: the middle half of the weight of the sales`,
      at: high > low ? (value - low) / (high - low) : 0.5,
    },
    ...sales,
    whereWords: t`The home is in the middle; numbers are those of the table. North is up.`,
    sources: [
      t`The analysis is of ${changed}.`,
      ...(market.isDemo ? [t`DEMONSTRATION: homes and prices are invented.`] : []),
      ...market.sources.map(({ name: source, licence }) => [source, licence].filter(Boolean).join(' · ')),
    ],
    foot: t`An analysis of recorded sales, no valuation by a licensed valuer. Lenders and courts ask for such a one.`,
  }
}

function useHomeRows({ place, unitMix, areaSqm, floor, facts: json }: WorkbookFields): [string, string][] {
  const { i18n, t } = useLingui()
  const format = useFormat('SGD')
  const facts = readHomeFacts(json)
  const tenure = place.tenure ?? (facts.tenure && enumName(facts.tenure))
  const lease = place.leaseStartYear ?? facts.leaseStartYear
  const built = facts.builtYear ?? place.completionYear
  const leaseText = lease === null ? '' : t`from ${String(lease)}`
  const rows: [string, string][] = [
    [t`Kind of home`, unitMixWord(i18n._.bind(i18n), unitMix, place.propertyGroup)],
    [place.propertyGroup === 'LAND' ? t`Land area` : t`Floor area`, format.areas(areaSqm)],
    [t`Floor`, floor === null ? '' : String(floor)],
    [t`Tenure`, [tenure ? i18n._(tenureWords[tenure]) : '', tenure === 'FREEHOLD' ? '' : leaseText].filter(Boolean).join(', ')],
    [t`Built in`, built === null ? '' : String(built)],
    [t`Condition`, facts.condition ? i18n._(CONDITION_WORDS[facts.condition]) : ''],
    [t`Facing`, facts.facing ? i18n._(FACING_WORDS[facts.facing]) : ''],
    [t({ message: 'View', context: 'from a home' }), facts.view],
  ]
  return rows.filter(([, value]) => value !== '')
}

function useSaleRows(workbook: WorkbookFields, { currencyCode }: WorkbookMarket) {
  const { i18n, t } = useLingui()
  const format = useFormat(currencyCode)
  const { sales, furtherCount, furtherShare } = workbook
  const nameOf = ({ sale }: WorkbookFields['sales'][number]) =>
    localName(i18n, { name: sale.projectName, nameLocal: sale.projectNameLocal })
  const dots = new Map<string, { numbers: string; east: number; north: number }>()
  sales.forEach(({ sale: { east, north } }, at) => {
    if (east === null || north === null || (east === 0 && north === 0)) return
    const known = dots.get(`${east} ${north}`)
    dots.set(`${east} ${north}`, { east, north, numbers: known ? `${known.numbers}, ${at + 1}` : String(at + 1) })
  })
  const [count, share] = [format.count(furtherCount), format.percent(furtherShare)]
  return {
    columns: [t`No.`, t`Sale`, t`Month`, t`Floor`, t`Size`, t`Paid`, t`Paid psf`, t`In this home’s terms`, t`Weight`],
    rows: sales.map((one, at) => {
      const { sale } = one
      const distance = sale.distanceMetres === 0 ? '' : ` (${format.distance(sale.distanceMetres)})`
      return [
        String(at + 1),
        `${nameOf(one)}${distance}`,
        format.month(`${sale.month}`),
        floorText(sale.floorLow, sale.floorHigh),
        format.area(sale.areaSqm),
        format.money(sale.price),
        format.psfFigure(sale.psf),
        format.money(one.price),
        format.percent(one.share),
      ]
    }),
    further: furtherCount === 0 ? '' : t`Further sales, together: ${count}, weight ${share}`,
    adjusted: sales.flatMap((one, at) =>
      one.adjustments.length === 0
        ? []
        : [
            {
              sale: `${at + 1}. ${nameOf(one)}, ${format.month(`${one.sale.month}`)}`,
              price: format.money(one.price),
              parts: one.adjustments.map(({ for: by, percent, money }): [string, string] => [
                `${i18n._(WIRE_WORDS[by])} ${format.change(percent / 100)}`,
                format.signed(money),
              ]),
            },
          ],
    ),
    dots: [...dots.values()],
  }
}

function useMadeWords({ count, median, modelFraction, modelMoney, engine }: WorkbookFields, { currencyCode }: WorkbookMarket): string[] {
  const { t } = useLingui()
  const format = useFormat(currencyCode)
  const [sales, middle] = [format.count(count), format.money(median)]
  const words = [
    t`Each sale is brought to today’s prices and to the size, floor and lease of this home; the agent’s adjustments come after that.`,
    t`The value is the weighted mean of ${sales} sales. Their median is ${middle}.`,
  ]
  const [model, modelText] = [format.change(modelFraction), format.signed(modelMoney)]
  if (modelMoney !== 0)
    words.push(t`It holds ${model} (${modelText}) of the market model: what is learnt from all sales of the market beyond these.`)
  if (engine) {
    const [estimate, low, high] = [format.money(engine.value), format.money(engine.low68), format.money(engine.high68)]
    const departure = format.change(engine.departure)
    words.push(
      engine.departure === 0
        ? t`The automatic estimate is the same: ${estimate}, two in three chances between ${low} and ${high}.`
        : t`The automatic estimate is ${estimate}, two in three chances between ${low} and ${high}; the value departs from it by ${departure}.`,
    )
  }
  return words
}
