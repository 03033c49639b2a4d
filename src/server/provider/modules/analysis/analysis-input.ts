import { z } from 'zod'
import {
  ADJUSTED_FOR,
  ANALYSIS_ADDED_MAX,
  ANALYSIS_NOTE_MAX_CHARS,
  ANALYSIS_SALES_MAX,
  ANALYSIS_TITLE_MAX_CHARS,
  ANALYSIS_VIEW_MAX_CHARS,
  HOME_CONDITIONS,
  HOME_FACINGS,
} from '#graphql/analysis-kinds.ts'
import type { AnalysisChoice } from '#graphql/analysis-result.ts'
import { ASKING_WHY_MAX_CHARS, askingFault, type ProposedAsking } from '#graphql/asking-price.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { TENURES } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import type { HomeAsked } from '../valuation/home.ts'

const year = z.int().min(1800).max(2200).nullable()
const saleId = z.string().regex(/^\d{1,15}$/)

/** A home as the agent describes it; what is null is taken from the records. */
const homeFacts = z.object({
  unitMix: z.string().min(1).max(40).nullable(),
  areaSqm: z.number().min(1).max(100_000).nullable(),
  floor: z.int().min(1).max(200).nullable(),
  tenure: z.enum(TENURES).nullable(),
  leaseStartYear: year,
  builtYear: year,
  condition: z.enum(HOME_CONDITIONS).nullable(),
  facing: z.enum(HOME_FACINGS).nullable(),
  view: z.string().max(ANALYSIS_VIEW_MAX_CHARS).transform(cleanLine),
})
export type AnalysedHomeFacts = z.output<typeof homeFacts>

/** Limits are those of analyse(), which is asked before anything is kept. */
const choice = z.object({
  sales: z
    .record(
      saleId,
      z.object({ isIn: z.boolean(), weight: z.number().nullable(), adjustments: z.partialRecord(z.enum(ADJUSTED_FOR), z.number()) }),
    )
    .refine((sales) => Object.keys(sales).length <= ANALYSIS_SALES_MAX + ANALYSIS_ADDED_MAX),
  withFurther: z.boolean(),
  withModel: z.boolean(),
})

/** As {@link ProposedAsking}; whether it can stand beside a value is asked apart. */
export const proposedAsking = z.object({ low: z.int(), high: z.int(), why: z.string().max(ASKING_WHY_MAX_CHARS).transform(cleanLine) })

function read<T>(schema: z.ZodType<T>, json: string, code: string): T {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    value = undefined
  }
  const answer = schema.safeParse(value)
  if (!answer.success) throw refusal(code, 'This is not as it was agreed.')
  return answer.data
}

/** Throws `analysis-facts`. */
export const readAnalysedFacts = (json: string): AnalysedHomeFacts => read(homeFacts, json, 'analysis-facts')

/** Throws `analysis-choice`. */
export const readChoice = (json: string): AnalysisChoice => read(choice, json, 'analysis-choice')

/** Throws `analysis-added`. */
export function readAdded(ids: readonly (string | number)[]): string[] {
  const added = z
    .array(saleId)
    .max(ANALYSIS_ADDED_MAX)
    .safeParse([...new Set(ids.map(String))])
  if (!added.success) throw refusal('analysis-added', `At most ${ANALYSIS_ADDED_MAX} sales are added.`)
  return added.data
}

/** Throws `analysis-title`. */
export function readTitle(text: string): string {
  const title = cleanLine(text)
  if (title === '' || title.length > ANALYSIS_TITLE_MAX_CHARS) throw refusal('analysis-title', 'The title is missing or too long.')
  return title
}

/** Throws `analysis-note`. */
export function readNote(text: string): string {
  const note = text.split('\n').map(cleanLine).join('\n').trim()
  if (note.length > ANALYSIS_NOTE_MAX_CHARS) throw refusal('analysis-note', 'The note is too long.')
  return note
}

/** Beside an analysis of a value. Throws `analysis-asking`. */
export function readAsking(asked: ProposedAsking | null | undefined, value: number): ProposedAsking | null {
  if (asked == null) return null
  const asking = { low: asked.low, high: asked.high, why: cleanLine(asked.why) }
  if (askingFault(asking, value)) throw refusal('analysis-asking', 'The proposed price cannot be so.')
  return asking
}

/** What the engine is asked with. */
export const homeAsked = ({ unitMix, areaSqm, floor, tenure, leaseStartYear }: AnalysedHomeFacts): HomeAsked => ({
  unitMix,
  areaSqm,
  floor,
  tenure,
  leaseStartYear,
})
