import { execute } from '#api/execute.ts'
import { LabelProjectDocument } from '#graphql/generated/graphql.ts'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ToolExampleFacts } from '#property/tool-example/tool-facts.ts'
import { labelLines, layoutOfDraft, newDraft } from './label/label-draft.ts'
import type { LabelLayout } from './label/label-sheets.ts'
import { homesOfPlace, wordsOfPlace } from './label/place-homes.ts'
import { planRulesOf } from './plan/engine/country-plans.ts'
import type { PlanFindings } from './plan/engine/plan-findings.ts'
import type { PlanMove } from './plan/engine/plan-ledger.ts'
import { draftFindings } from './plan/plan-draft.ts'
import { examplePlan } from './plan/plan-examples.ts'

/** So many years of the example's plan are drawn. */
const YEARS = 5

/** The first sheet of labels of a project. */
export interface SheetExample {
  layout: LabelLayout
  labels: readonly (readonly string[])[]
  /** of all homes of the project that the records know */
  homes: number
}

/** What of the example's household is drawn. */
export interface PlanExampleFacts extends Pick<PlanFindings, 'line' | 'marks' | 'firstBreak' | 'figures'> {
  start: string
  moves: readonly Pick<PlanMove, 'id' | 'kind' | 'month'>[]
}

async function sheetExample(country: CountryCode, { typeGroup, slug }: ToolExampleFacts['project']): Promise<SheetExample | null> {
  const answer = await execute(LabelProjectDocument, { typeGroup, slug }, { country })
  if (!answer.ok || !answer.value.project) return null
  const homes = wordsOfPlace(answer.value.project).flatMap((words) => {
    const read = homesOfPlace(country, words)
    return read.ok ? read.homes : []
  })
  const draft = newDraft()
  const layout = layoutOfDraft(draft)
  const labels = homes.slice(0, layout.columns * layout.rows).map((home) => labelLines(country, home, draft.salutation))
  return labels.length > 0 ? { layout, labels, homes: homes.length } : null
}

/** The plan that the tool opens with, over its first years. */
async function planExample(country: CountryCode): Promise<PlanExampleFacts> {
  const start = todayIn(country).slice(0, 7)
  const draft = examplePlan(country, start, { owned: '', planned: '', sellFirst: '', buyFirst: '' })
  const { plan } = draft
  const found = draftFindings({ ...draft, plan: { ...plan, years: YEARS } }, await planRulesOf(country), country, null)
  const { line, marks, firstBreak, figures } = found
  return { start, line, marks, firstBreak, figures, moves: found.moves.map(({ id, kind, month }) => ({ id, kind, month })) }
}

/** What the tools that need no records draw, and the labels of the project of the other examples. */
export async function drawnExamples(country: CountryCode, facts: ToolExampleFacts | null) {
  const [sheet, plan] = await Promise.all([facts ? sheetExample(country, facts.project) : null, planExample(country)])
  return { sheet, plan }
}
