import { z } from 'zod'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { basisOf, closing, estimateWords, inMoney, numberText, valueData, valueText } from '../answer-parts.ts'
import {
  askingOutput,
  basisOutput,
  comparedAnswer,
  moneyOutput,
  monthOutput,
  type PlaceOfPrice,
  valueAnswer,
  valueOutput,
} from '../answer-schemas.ts'
import { homeInput, projectText, type ToldHome, valuedHome } from '../asked-home.ts'
import { assistantTool, READS_ONLY } from '../assistant-tool.ts'
import { quoted } from '../others-text.ts'

export const valueHomeTool = assistantTool({
  title: 'Value a home',
  description:
    'What a home is worth today, with its range, the number of comparable sales, the date, the sources and the measured accuracy. Where evidence is thin it refuses and says why: then give no amount.',
  input: z.object(homeInput),
  output: valueAnswer,
  hasWidget: true,
  annotations: READS_ONLY,
  scope: null,
  cost: 2,
  async run(asked, desk) {
    const valued = await valuedHome(asked, desk)
    if ('fault' in valued) return valued
    const data = valueData(valued, await estimateWords(desk))
    return { data: { ...data, ...basisOf(valued) }, text: `${valueText(data, valued.market.currencyCode)}\n${closing(valued)}` }
  },
})

const comparableOutput = z.object({
  project: z.string().describe('For further questions'),
  name: z.string(),
  month: monthOutput,
  price: moneyOutput.describe('As paid'),
  adjustedPrice: moneyOutput.describe('Brought to the home and to today'),
  weight: z.number().describe('Share of the estimate, 0 to 1'),
  unitMix: z.string(),
  floorAreaSqm: z.number(),
  floorLow: z.int().nullable(),
  floorHigh: z.int().nullable(),
  distanceMetres: z.number(),
  ageMonths: z.number(),
  adjustments: z.object({ time: z.number(), kind: z.number(), area: z.number(), floor: z.number(), lease: z.number() }),
})

/** Comparable sales that the answer in words lists. */
const TOLD = 8

export const evidence = assistantTool({
  title: 'The evidence behind a value',
  description:
    'The comparable sales behind the estimate of a home: what was paid, when, how far away, how each was adjusted, and with what weight it counts. For “why is it worth that?”.',
  input: z.object(homeInput),
  output: z.object({
    ...valueOutput,
    comparables: z.array(comparableOutput),
    textsFrom: z.literal('record'),
    ...basisOutput,
  }),
  annotations: READS_ONLY,
  scope: null,
  cost: 2,
  async run(asked, desk) {
    const valued = await valuedHome(asked, desk)
    if ('fault' in valued) return valued
    const { currencyCode } = valued.market
    const data = valueData(valued, await estimateWords(desk))
    const { estimate } = valued.project
    const sales = estimate.__typename === 'Estimate' ? estimate.comparables : []
    const comparables = sales.map((sale) => ({
      project: projectText({ country: valued.key.country, typeGroup: fromWireTypeGroup(sale.project.typeGroup), slug: sale.project.slug }),
      name: sale.project.name,
      month: sale.month,
      price: sale.price,
      adjustedPrice: sale.adjustedPrice,
      weight: sale.weight,
      unitMix: sale.unitMix,
      floorAreaSqm: sale.areaSqm,
      floorLow: sale.floorLow,
      floorHigh: sale.floorHigh,
      distanceMetres: sale.distanceMetres,
      ageMonths: sale.ageMonths,
      adjustments: {
        time: sale.timeAdjustment,
        kind: sale.kindAdjustment,
        area: sale.areaAdjustment,
        floor: sale.floorAdjustment,
        lease: sale.leaseAdjustment,
      },
    }))
    const lines = comparables
      .slice(0, TOLD)
      .map(
        ({ name, month: sold, price, adjustedPrice, weight, floorAreaSqm }) =>
          `- ${quoted(name)}, ${sold}, ${Math.round(floorAreaSqm)} sqm: paid ${inMoney(price, currencyCode)}, adjusted ${inMoney(adjustedPrice, currencyCode)}, weight ${(weight * 100).toFixed(1)} %`,
      )
    const more = comparables.length > TOLD ? [`and ${comparables.length - TOLD} more in the fields.`] : []
    const text = [valueText(data, currencyCode), ...lines, ...more, closing(valued)].join('\n')
    return { data: { ...data, comparables, textsFrom: 'record' as const, ...basisOf(valued) }, text }
  },
})

const PLACE_TEXTS: Record<PlaceOfPrice, string> = {
  'below-90': 'It is below the range in which nine in ten such homes sell: there may be a reason that the record does not know.',
  'below-68': 'It is low, and still within the range in which nine in ten such homes sell.',
  'within-68': 'It is in the range in which two in three such homes sell: it says neither dear nor cheap.',
  'above-68': 'It is high, and still within the range in which nine in ten such homes sell.',
  'above-90': 'It is above the range in which nine in ten such homes sell.',
}

interface PriceRange {
  low68: number
  high68: number
  low90: number
  high90: number
}

function placeOf(price: number, { low68, high68, low90, high90 }: PriceRange): PlaceOfPrice {
  if (price < low90) return 'below-90'
  if (price < low68) return 'below-68'
  if (price <= high68) return 'within-68'
  return price <= high90 ? 'above-68' : 'above-90'
}

const priceInput = z.number().positive().max(1e10).describe('In whole units of the market’s currency')

const askingData = (price: number, estimate: PriceRange & { value: number }) => ({
  price,
  againstEstimate: price / estimate.value - 1,
  place: placeOf(price, estimate),
})

const askingText = ({ price, againstEstimate, place }: z.output<typeof askingOutput>, currency: string): string =>
  `Asked: ${inMoney(price, currency)}, ${numberText(Math.abs(againstEstimate) * 100)} % ${againstEstimate < 0 ? 'below' : 'above'} the estimate. ${PLACE_TEXTS[place]}`

export const askingPrice = assistantTool({
  title: 'What an asking price means',
  description:
    'An asking price against the estimate of the home and its range: how far above or below it is, and whether the range can tell. Use it for “is this a fair price?”.',
  input: z.object({ ...homeInput, askingPrice: priceInput }),
  output: z.object({ ...valueOutput, asking: askingOutput.nullable().describe('Null where there is no estimate'), ...basisOutput }),
  annotations: READS_ONLY,
  scope: null,
  cost: 2,
  async run({ askingPrice: price, ...asked }, desk) {
    const valued = await valuedHome(asked, desk)
    if ('fault' in valued) return valued
    const { currencyCode } = valued.market
    const data = valueData(valued, await estimateWords(desk))
    const asking = data.estimate && askingData(price, data.estimate)
    const said = asking ? askingText(asking, currencyCode) : 'So nothing is said of the asking price.'
    return {
      data: { ...data, asking, ...basisOf(valued) },
      text: [said, valueText(data, currencyCode), closing(valued)].join('\n'),
    }
  },
})

const COMPARED_MAX = 5

export const compareHomes = assistantTool({
  title: 'Compare homes',
  description:
    'Two to five homes beside each other: estimates, ranges, evidence, asking prices against estimates. Names pairs whose ranges overlap: their values cannot be told apart.',
  input: z.object({
    homes: z
      .array(z.object({ ...homeInput, askingPrice: priceInput.optional() }))
      .min(2)
      .max(COMPARED_MAX),
  }),
  output: comparedAnswer,
  hasWidget: true,
  annotations: READS_ONLY,
  scope: null,
  cost: 2 * COMPARED_MAX,
  async run({ homes }, desk) {
    const words = await estimateWords(desk)
    const all = await Promise.all(homes.map((home) => valuedHome(home, desk)))
    const shown: { data: ReturnType<typeof valueData>; asking: z.output<typeof askingOutput> | null; valued: ToldHome }[] = []
    for (const [at, valued] of all.entries()) {
      if ('fault' in valued) return { fault: `Home ${at + 1}: ${valued.fault}` }
      const data = valueData(valued, words)
      const price = homes[at]?.askingPrice
      shown.push({ data, valued, asking: price !== undefined && data.estimate ? askingData(price, data.estimate) : null })
    }
    const pairs = shown.flatMap((one, first) =>
      shown.flatMap((other, second) => {
        const [a, b] = [one.data.estimate, other.data.estimate]
        if (second <= first || !a || !b || one.valued.market.currencyCode !== other.valued.market.currencyCode) return []
        return [{ first, second, differ: a.high90 < b.low90 || b.high90 < a.low90 }]
      }),
    )
    const lines = shown.map(({ data, asking, valued: { market, page } }, at) => {
      const asked = asking ? ` ${askingText(asking, market.currencyCode)}` : ''
      return `${at + 1}. ${valueText(data, market.currencyCode)}${asked}\n${closing({ market, page })}`
    })
    const told = pairs.map(({ first, second, differ }) =>
      differ
        ? `Homes ${first + 1} and ${second + 1} differ in value: their ranges do not overlap.`
        : `Homes ${first + 1} and ${second + 1} cannot be told apart by value: their ranges overlap.`,
    )
    return {
      data: { homes: shown.map(({ data, asking, valued }) => ({ ...data, asking, ...basisOf(valued) })), pairs },
      text: [...lines, ...told].join('\n'),
    }
  },
})
