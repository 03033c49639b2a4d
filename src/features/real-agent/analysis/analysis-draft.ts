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
  return { id: card.id, version: card.version, evidence, ...content, keptAs: contentOf(content) }
}

export type AnalysisStep =
  | { kind: 'write'; change: Partial<Pick<AnalysisDraft, 'title' | 'note' | 'showsEngine' | 'asking' | 'facts'>> }
  | { kind: 'choose'; change: Partial<Pick<AnalysisChoice, 'withFurther' | 'withModel'>> }
  | { kind: 'sale'; id: string; change: Partial<SaleChoice> }
  | { kind: 'evidence'; evidence: AnalysisEvidenceFactsFragment; facts: AnalysedFacts; added: readonly string[] }
  | { kind: 'kept'; analysis: MarketAnalysisFactsFragment }
  | { kind: 'engine' }

export function analysisStep(draft: AnalysisDraft, step: AnalysisStep): AnalysisDraft {
  const { choice } = draft
  switch (step.kind) {
    case 'write':
      return { ...draft, ...step.change }
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
      return keptAnalysis(step.analysis)
  }
}
