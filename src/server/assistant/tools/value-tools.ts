import { z } from 'zod'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { basisOf, basisOutput, closing, estimateWords, inMoney, money, month, valueData, valueOutput, valueText } from '../answer-parts.ts'
import { homeInput, projectText, valuedHome } from '../asked-home.ts'
import { assistantTool, READS_ONLY } from '../assistant-tool.ts'
import { quoted } from '../others-text.ts'

export const valueHome = assistantTool({
  title: 'Value a home',
  description:
    'What a home is worth today, with its range, the number of comparable sales, the date, the sources and the measured accuracy. Where evidence is thin it refuses and says why: then give no amount.',
  input: z.object(homeInput),
  output: z.object({ ...valueOutput, ...basisOutput }),
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
  month,
  price: money.describe('As paid'),
  adjustedPrice: money.describe('Brought to the home and to today'),
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
