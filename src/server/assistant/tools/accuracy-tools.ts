import { z } from 'zod'
import { RefusalReason, UnmeasuredReason } from '#graphql/generated/enumerations.ts'
import { AssistantAccuracyDocument } from '#graphql/generated/graphql.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { basisOf, closing, estimateWords, numberText, valueData, valueText } from '../answer-parts.ts'
import { basisOutput, monthOutput, valueOutput } from '../answer-schemas.ts'
import { countryInput, homeInput, pageAddress, valuedHome } from '../asked-home.ts'
import { assistantTool, READS_ONLY, toolFaultOf } from '../assistant-tool.ts'
import { quoted } from '../others-text.ts'

const scores = z.object({
  n: z.int().describe('Sales valued blind'),
  medianErrorPercent: z.number(),
  within10Percent: z.number().describe('Share of estimates within 10 % of the price'),
  cover90Percent: z.number().nullable().describe('Share of prices inside the range of nine in ten'),
})

interface Scored {
  n: number
  medianError: number
  within10: number
  cover90: number | null
}
const scoresData = ({ n, medianError, within10, cover90 }: Scored): z.output<typeof scores> => ({
  n,
  medianErrorPercent: medianError,
  within10Percent: within10,
  cover90Percent: cover90,
})

const cell = z.object({
  area: z.string().nullable().describe('Null: the whole market'),
  floorAreaSqmFrom: z.number().nullable(),
  floorAreaSqmBelow: z.number().nullable(),
  n: z.int(),
  halfWithinPercent: z.number(),
  nineInTenWithinPercent: z.number(),
  from: monthOutput,
  to: monthOutput,
})

const CELLS_MAX = 40

export const howGood = assistantTool({
  title: 'How good are you?',
  description:
    'The measured accuracy of our estimates, by kind of home, area and size: past sales were valued as if they had not happened yet, and compared with the price. Use it before anybody relies on an estimate.',
  input: z.object({
    country: countryInput,
    kind: z.enum(TYPE_GROUPS).optional(),
    area: z.string().trim().min(1).max(60).optional().describe('Town or district, as other answers name it'),
    floorAreaSqm: z.number().positive().max(100_000).optional(),
  }),
  output: z.object({
    measured: z.array(
      z.object({
        kind: z.enum(TYPE_GROUPS),
        from: monthOutput,
        to: monthOutput,
        madeOn: z.string(),
        coveragePercent: z.number().describe('Share of those sales that an estimate was given for'),
        scores,
        simple: scores.describe('The same sales by the median price per area of the last twelve months nearby, for comparison'),
        cells: z.array(cell),
      }),
    ),
    unmeasured: z.array(z.object({ kind: z.enum(TYPE_GROUPS), reason: z.enum(UnmeasuredReason), inWords: z.string() })),
    ...basisOutput,
  }),
  annotations: READS_ONLY,
  scope: null,
  cost: 1,
  async run({ country, kind, area, floorAreaSqm }, desk) {
    const answer = await desk.ask(AssistantAccuracyDocument, {}, country)
    if (!answer.ok) return toolFaultOf(answer.failure)
    const { market, valuationAccuracy, valuationUnmeasured } = answer.value
    const words = await estimateWords(desk)
    const isAsked = (group: (typeof TYPE_GROUPS)[number]) => kind === undefined || kind === group
    const isOfArea = (name: string | null) => area === undefined || name === null || name.toLowerCase() === area.toLowerCase()
    const isOfSize = (from: number | null, below: number | null) =>
      floorAreaSqm === undefined || ((from === null || floorAreaSqm >= from) && (below === null || floorAreaSqm < below))
    const measured = valuationAccuracy
      .map((one) => ({ one, group: fromWireTypeGroup(one.typeGroup) }))
      .filter(({ group }) => isAsked(group))
      .map(({ one, group }) => ({
        kind: group,
        from: one.from,
        to: one.to,
        madeOn: one.madeOn,
        coveragePercent: one.coverage,
        scores: scoresData(one.scores),
        simple: scoresData(one.naive),
        cells: one.statements
          .filter((said) => isOfArea(said.area) && isOfSize(said.areaSqmFrom, said.areaSqmTo))
          .slice(0, CELLS_MAX)
          .map((said) => ({
            area: said.area,
            floorAreaSqmFrom: said.areaSqmFrom,
            floorAreaSqmBelow: said.areaSqmTo,
            n: said.n,
            halfWithinPercent: said.half,
            nineInTenWithinPercent: said.nine,
            from: said.from,
            to: said.to,
          })),
      }))
    const unmeasured = valuationUnmeasured
      .map(({ typeGroup, reason }) => ({ kind: fromWireTypeGroup(typeGroup), reason, inWords: words.unmeasured(reason) }))
      .filter((one) => isAsked(one.kind))
    const based = { market, page: pageAddress(desk.origin, '/realValue/accuracy', { countryCode: country }) }
    const lines = measured.map(
      (one) =>
        `- ${one.kind}: ${one.scores.n} sales from ${one.from} to ${one.to} valued blind; half of the estimates were within ${numberText(one.scores.medianErrorPercent)} % of the price, ${numberText(one.scores.within10Percent)} % within 10 %.`,
    )
    const without = unmeasured.map((one) => `- ${one.kind}: ${one.inWords} (${one.reason})`)
    return { data: { measured, unmeasured, ...basisOf(based) }, text: [...lines, ...without, closing(based)].join('\n') }
  },
})

/** What would change a refusal. */
const WHAT_HELPS: Record<RefusalReason, string> = {
  NO_SALES: 'Nothing that can be asked differently; sales that are registered later may.',
  TOO_FEW_COMPARABLES: 'Sales that are registered later. A usual kind and size of the project may have an estimate already.',
  TOO_OLD: 'A newer sale there or close by.',
  TOO_SPREAD: 'A closer description of the home: kind, floor area and storey.',
  UNKNOWN_HOME: 'Another kind of home: recent_sales shows which kinds are sold there.',
  SIZE_NOT_HERE: 'A floor area within the known sizes, which the refusal names.',
  FLOOR_NOT_HERE: 'A storey that the building has; the refusal names the highest one.',
}

const refusalInput = z.object({
  reason: z.enum(RefusalReason).optional().describe('The code of a refusal'),
  home: z.object(homeInput).optional().describe('Or the home that was refused, for its numbers'),
})

export const explainRefusal = assistantTool({
  title: 'Explain a refusal',
  description: 'Why there is no estimate, in the reader’s language, with what was found, what would be needed and what would help.',
  input: refusalInput,
  output: z.object({
    reason: z.enum(RefusalReason).nullable().describe('Null: the home is not refused'),
    inWords: z.string(),
    whatHelps: z.string(),
    home: z.object({ ...valueOutput, ...basisOutput }).nullable(),
    page: z.url(),
  }),
  annotations: READS_ONLY,
  scope: null,
  cost: 2,
  async run({ reason, home }, desk) {
    if (!home && !reason) return { fault: 'Give the code of a refusal, or the home that was refused.' }
    const words = await estimateWords(desk)
    const method = `${desk.origin}/realValue`
    if (!home) {
      const said = reason as RefusalReason
      const inWords = words.refusal(said)
      return {
        data: { reason: said, inWords, whatHelps: WHAT_HELPS[said], home: null, page: method },
        text: `${inWords} What helps: ${WHAT_HELPS[said]}\nPage: ${method}`,
      }
    }
    const valued = await valuedHome(home, desk)
    if ('fault' in valued) return valued
    const data = valueData(valued, words)
    const { refusal } = data
    const whatHelps = refusal ? WHAT_HELPS[refusal.reason] : ''
    const isOther = reason !== undefined && refusal?.reason !== reason ? [`It is not refused as ${quoted(reason)}.`] : []
    const text = [
      ...isOther,
      valueText(data, valued.market.currencyCode),
      ...(refusal ? [`What helps: ${whatHelps}`] : []),
      closing(valued),
    ]
    return {
      data: {
        reason: refusal?.reason ?? null,
        inWords: refusal?.inWords ?? '',
        whatHelps,
        home: { ...data, ...basisOf(valued) },
        page: valued.page,
      },
      text: text.join('\n'),
    }
  },
})
