import * as z from 'zod/mini'
import { ADJUSTED_FOR, HOME_CONDITIONS, HOME_FACINGS } from '#graphql/analysis-kinds.ts'
import { type AnalysisChoice, ENGINES_CHOICE, type SaleChoice, saleChoiceOf } from '#graphql/analysis-result.ts'
import type { ProposedAsking } from '#graphql/asking-price.ts'
import type { AnalysisEvidenceFactsFragment, MarketAnalysisFactsFragment } from '#graphql/generated/graphql.ts'
import { TENURES } from '#market/vocabulary.ts'
import { homeOf } from '#property/address/home-search.ts'
import type { AnalysisSearch } from '../search.ts'

const homeFacts = z.object({
  unitMix: z.nullable(z.string()),
  areaSqm: z.nullable(z.number()),
  floor: z.nullable(z.number()),
  tenure: z.nullable(z.enum(TENURES)),
  leaseStartYear: z.nullable(z.number()),
  builtYear: z.nullable(z.number()),
  condition: z.nullable(z.enum(HOME_CONDITIONS)),
  facing: z.nullable(z.enum(HOME_FACINGS)),
  view: z.string(),
})

/** A home as the agent describes it; what is null is taken from the records. */
export type AnalysedFacts = z.output<typeof homeFacts>

/** The facts that the estimate reads; the others are the paper's alone. */
const VALUED_FACTS = ['unitMix', 'areaSqm', 'floor', 'tenure', 'leaseStartYear'] as const

/** Whether a home is described so that its estimate is another. */
export const isValuedOtherwise = (one: AnalysedFacts, other: AnalysedFacts): boolean => VALUED_FACTS.some((key) => one[key] !== other[key])

const analysisChoice = z.object({
  sales: z.record(
    z.string(),
    z.object({
      isIn: z.boolean(),
      weight: z.nullable(z.number()),
      adjustments: z.object(Object.fromEntries(ADJUSTED_FOR.map((one) => [one, z.optional(z.number())]))),
    }),
  ),
  withFurther: z.boolean(),
  withModel: z.boolean(),
})

export const readHomeFacts = (json: string): AnalysedFacts => homeFacts.parse(JSON.parse(json))

/** A proposed price as it is entered; without any of it nothing is proposed. */
export interface AskingEntry {
  low: number | null
  /** null: one price */
  high: number | null
  why: string
}

const NO_ASKING: AskingEntry = { low: null, high: null, why: '' }

/** What is proposed; null for nothing. A price that is missing is 0, which is refused. */
export function proposedBy({ low, high, why }: AskingEntry): ProposedAsking | null {
  if (low === null && high === null && why.trim() === '') return null
  return { low: low ?? 0, high: high ?? low ?? 0, why: why.trim() }
}

const entryOf = ({ low, high, why }: ProposedAsking): AskingEntry => ({ low, high: high === low ? null : high, why })

export interface AnalysisDraft {
  /** null: not kept yet */
  id: string | null
  version: number
  facts: AnalysedFacts
  /** the home as it is typed: the facts, once it is valued so */
  typedFacts: AnalysedFacts
  added: readonly string[]
  evidence: AnalysisEvidenceFactsFragment
  choice: AnalysisChoice
  title: string
  note: string
  showsEngine: boolean
  asking: AskingEntry
  /** what of it was kept, see {@link contentOf}; '' before */
  keptAs: string
}

type Content = Pick<AnalysisDraft, 'title' | 'note' | 'showsEngine' | 'asking' | 'facts' | 'added' | 'choice'>

/** All that an agent enters, as one text. */
const contentOf = ({ title, note, showsEngine, asking, facts, added, choice }: Content): string =>
  JSON.stringify([title, note, showsEngine, proposedBy(asking), facts, added, choice])

const askingEntry = z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()), why: z.string() })

const enteredContent = z.object({
  version: z.number(),
  title: z.string(),
  note: z.string(),
  showsEngine: z.boolean(),
  asking: askingEntry,
  facts: homeFacts,
  typedFacts: homeFacts,
  added: z.array(z.string()),
  choice: analysisChoice,
})

/** What an agent has entered into an analysis, with the version on which it was entered. */
export type EnteredContent = z.output<typeof enteredContent>

/** What was entered into an analysis, as a text for {@link readEnteredAnalysis}; null where nothing is entered that was not there or is not kept. */
export function enteredText(draft: AnalysisDraft, first: AnalysisDraft): string | null {
  const { version, title, note, showsEngine, asking, facts, typedFacts, added, choice, keptAs } = draft
  const isAsLoaded = keptAs === '' && contentOf(draft) === contentOf(first)
  if ((isAsLoaded || !isChanged(draft)) && JSON.stringify(typedFacts) === JSON.stringify(facts)) return null
  return JSON.stringify({ version, title, note, showsEngine, asking, facts, typedFacts, added, choice } satisfies Record<
    keyof EnteredContent,
    unknown
  >)
}

/** What an earlier page has left of this analysis; null of what cannot be read, and of what was entered into another version than this one. */
export function readEnteredAnalysis(text: string | undefined, { version }: Pick<AnalysisDraft, 'version'>): EnteredContent | null {
  if (text === undefined) return null
  try {
    const read = z.safeParse(enteredContent, JSON.parse(text))
    return read.success && read.data.version === version ? read.data : null
  } catch {
    return null
  }
}

/** Whether something was entered since it was kept. */
export const isChanged = (draft: AnalysisDraft): boolean => contentOf(draft) !== draft.keptAs

/** What an address describes. */
export function factsOfSearch(search: AnalysisSearch): AnalysedFacts {
  const home = homeOf(search)
  return {
    unitMix: home?.unitMix ?? null,
    areaSqm: home?.areaSqm ?? null,
    floor: home?.floor ?? null,
    tenure: search.tenure ?? null,
    leaseStartYear: home?.leaseStartYear ?? null,
    builtYear: null,
    condition: null,
    facing: null,
    view: '',
  }
}

export const newAnalysis = (facts: AnalysedFacts, evidence: AnalysisEvidenceFactsFragment, title: string): AnalysisDraft => ({
  id: null,
  version: 0,
  facts,
  typedFacts: facts,
  added: [],
  evidence,
  choice: ENGINES_CHOICE,
  title,
  note: '',
  showsEngine: true,
  asking: NO_ASKING,
  keptAs: '',
})

export function keptAnalysis(analysis: MarketAnalysisFactsFragment): AnalysisDraft {
  const { card, added, evidence, note, showsEngine, asking } = analysis
  const content = {
    title: card.title,
    added,
    note,
    showsEngine,
    asking: asking ? entryOf(asking) : NO_ASKING,
    facts: readHomeFacts(analysis.facts),
    choice: analysisChoice.parse(JSON.parse(analysis.choice)),
  }
  return { id: card.id, version: card.version, evidence, ...content, typedFacts: content.facts, keptAs: contentOf(content) }
}

export type AnalysisStep =
  | { kind: 'write'; change: Partial<Pick<AnalysisDraft, 'title' | 'note' | 'showsEngine' | 'asking' | 'facts'>> }
  | { kind: 'type-home'; change: Partial<AnalysedFacts> }
  | { kind: 'choose'; change: Partial<Pick<AnalysisChoice, 'withFurther' | 'withModel'>> }
  | { kind: 'sale'; id: string; change: Partial<SaleChoice> }
  | { kind: 'evidence'; evidence: AnalysisEvidenceFactsFragment; facts: AnalysedFacts; added: readonly string[] }
  | { kind: 'kept'; analysis: MarketAnalysisFactsFragment }
  | { kind: 'engine' }
  /** what was entered before the page was loaded again */
  | { kind: 'entered'; content: EnteredContent }

export function analysisStep(draft: AnalysisDraft, step: AnalysisStep): AnalysisDraft {
  const { choice } = draft
  switch (step.kind) {
    case 'write':
      return { ...draft, ...step.change }
    case 'type-home':
      return { ...draft, typedFacts: { ...draft.typedFacts, ...step.change } }
    case 'choose':
      return { ...draft, choice: { ...choice, ...step.change } }
    case 'sale': {
      const sales = { ...choice.sales, [step.id]: { ...saleChoiceOf(choice, step.id), ...step.change } }
      return { ...draft, choice: { ...choice, sales } }
    }
    case 'evidence': {
      const known = Object.entries(choice.sales).filter(([id]) => step.evidence.sales.some((sale) => sale.id === id))
      const { evidence, facts, added } = step
      return { ...draft, evidence, facts, added, choice: { ...choice, sales: Object.fromEntries(known) } }
    }
    case 'engine':
      return { ...draft, choice: ENGINES_CHOICE }
    case 'kept':
      return { ...keptAnalysis(step.analysis), typedFacts: draft.typedFacts }
    case 'entered':
      return { ...draft, ...step.content }
  }
}
