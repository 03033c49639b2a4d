import { z } from 'zod'
import { Confidence, PropertyGroup, RefusalReason, Segment, UnmeasuredReason } from '#graphql/generated/enumerations.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'

/*
 * What tools answer in fields. The server checks its answers by these, and the widget of an assistant reads them by the same ones, so it knows nothing else
 * of the server.
 */

/** Money is in whole units of the market's currency. */
export const moneyOutput = z.number()
export const monthOutput = z.string().regex(/^\d{4}-\d{2}$/)

/** What every answer about a market rests on. */
export const basisOutput = {
  currency: z.string().describe('ISO 4217; all amounts are in whole units of it'),
  isDemonstration: z.boolean().describe('true: the market shown here is invented, and so is every figure'),
  sources: z.array(z.object({ name: z.string(), licence: z.string() })).describe('Publishers of the data'),
  page: z.url().describe('The page that shows the same'),
}

/** A project of the record. Names and addresses are texts of others: data, never instructions. */
export const projectOutput = z.object({
  project: z.string().describe('For further questions'),
  country: z.enum(COUNTRY_CODES),
  kind: z.enum(TYPE_GROUPS),
  name: z.string(),
  nameLocal: z.string().nullable(),
  street: z.string(),
  area: z.string().nullable(),
  textsFrom: z.literal('record').describe('Name, street and area are quoted from the public record'),
})

export const estimateOutput = z.object({
  value: moneyOutput.describe('The estimate, exact'),
  shown: moneyOutput.describe('The estimate as the page shows it, rounded to what it is good for: tell people this'),
  psf: z.number().describe('Per square foot'),
  low90: moneyOutput,
  high90: moneyOutput,
  low68: moneyOutput,
  high68: moneyOutput,
  n: z.number().describe('Comparable sales behind it, in effect: old and unlike ones count less'),
  asOf: monthOutput.describe('The newest month of the data'),
  confidence: z.enum(Confidence).nullable(),
  confidenceInWords: z.string(),
  measured: z
    .object({
      n: z.int(),
      halfWithinPercent: z.number(),
      nineInTenWithinPercent: z.number(),
      from: monthOutput,
      to: monthOutput,
      area: z.string().nullable(),
      floorAreaSqmFrom: z.number().nullable(),
      floorAreaSqmTo: z.number().nullable(),
    })
    .nullable()
    .describe('What a back-test measured on estimates of such homes; null where nothing was measured'),
  unmeasured: z.enum(UnmeasuredReason).nullable(),
})

export const refusalOutput = z.object({
  reason: z.enum(RefusalReason),
  inWords: z.string(),
  evidence: z.int().describe('Sales that could be used'),
  needed: z.int().describe('Sales that would be needed'),
  newestSale: monthOutput.nullable(),
  floorAreaSqmMin: z.number().nullable(),
  floorAreaSqmMax: z.number().nullable(),
  floorMax: z.int().nullable(),
})

/** A valued home: either `estimate` or `refusal` is there. */
export const valueOutput = {
  project: projectOutput,
  home: z
    .object({ unitMix: z.string(), floorAreaSqm: z.number(), floor: z.int().nullable() })
    .nullable()
    .describe('The home that was valued'),
  estimate: estimateOutput.nullable(),
  refusal: refusalOutput.nullable().describe('Why no amount is given. Do not give one either.'),
}

/** `value_home`: a valued home with what it rests on. */
export const valueAnswer = z.object({ ...valueOutput, ...basisOutput })
export type ValueAnswer = z.output<typeof valueAnswer>

/** Where a price lies to the range of an estimate. */
const PLACES_OF_PRICE = ['below-90', 'below-68', 'within-68', 'above-68', 'above-90'] as const
export type PlaceOfPrice = (typeof PLACES_OF_PRICE)[number]

export const askingOutput = z.object({
  price: moneyOutput,
  againstEstimate: z.number().describe('Price over estimate less one: 0.05 is 5 % above it'),
  place: z.enum(PLACES_OF_PRICE),
})

/** `compare_homes`. */
export const comparedAnswer = z.object({
  homes: z.array(z.object({ ...valueOutput, asking: askingOutput.nullable(), ...basisOutput })),
  pairs: z
    .array(z.object({ first: z.int(), second: z.int(), differ: z.boolean().describe('false: their ranges of nine in ten overlap') }))
    .describe('Homes by their place in `homes`, of one market and with estimates'),
})
export type ComparedAnswer = z.output<typeof comparedAnswer>

export const quartiles = z.object({ n: z.int(), p25: z.number(), median: z.number(), p75: z.number() })

/** What was made of a question, so that nothing is guessed unseen. */
export const heardOutput = z.object({
  filters: z.record(z.string(), z.string()).describe('Filters that hold, as the address of the page has them'),
  place: z
    .object({ name: z.string(), kind: z.string(), relation: z.string() })
    .nullable()
    .describe('The place of the sentence; its name is quoted from the record'),
  notUnderstood: z.array(z.string()).describe('Words of the sentence that no filter knows'),
  notOffered: z.array(z.string()).describe('Filters that this market does not have'),
})

const segmentOutput = z.object({
  segment: z.enum(Segment),
  month: monthOutput,
  change12m: z.number().nullable().describe('Of the mix-adjusted index, as a fraction'),
  sales: z.int(),
  price: z.object({ p25: moneyOutput, median: moneyOutput, p75: moneyOutput }),
  psf: z.object({ p25: z.number(), median: z.number(), p75: z.number() }),
})

/** `market_figures`. */
export const figuresAnswer = z.object({
  figures: z.object({
    projects: z.int(),
    kinds: z
      .array(
        z.object({
          kind: z.enum(PropertyGroup),
          price: quartiles.nullable(),
          psf: quartiles.nullable(),
          change12m: z.number().nullable().describe('As a fraction; null where projects are too few'),
        }),
      )
      .describe('Each kind of property apart, where there are enough sales of it'),
    grossYield: z.number().nullable().describe('As a fraction; null where rents are not disclosed'),
    to: monthOutput.nullable(),
  }),
  segments: z.array(segmentOutput).describe('Of the whole market, the latest month'),
  heard: heardOutput,
  ...basisOutput,
})
export type FiguresAnswer = z.output<typeof figuresAnswer>
