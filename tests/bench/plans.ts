import { planRulesOf } from '#features/real-agent/plan/engine/country-plans.ts'
import { walkPlan } from '#features/real-agent/plan/engine/month-engine.ts'
import { draftFindings } from '#features/real-agent/plan/plan-draft.ts'
import { examplePlan } from '#features/real-agent/plan/plan-examples.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { Row } from './report-table.ts'

/** What somebody who types does not notice. */
const BUDGET_MS = 50
const ROUNDS = 40
const VARIANTS = 3

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Milliseconds of the processor that a piece of work takes, in the middle of the later rounds. */
function taken(work: () => void): number {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    // the first rounds let the compiler optimise
    if (round >= ROUNDS / 4) found.push((user + system) / 1_000)
  }
  return median(found)
}

const rowOf = (what: string, ms: number): Row => ({
  what,
  ours: ms.toFixed(3),
  baseline: BUDGET_MS.toFixed(1),
  ratio: `${Math.round((100 * ms) / BUDGET_MS)} %`,
})

/** Thirty years of three variants, and all that is shown of them after an entry. */
export async function planRows(): Promise<Row[]> {
  const rows = await Promise.all(
    COUNTRY_CODES.map(async (country) => {
      const example = examplePlan(country, '2026-11', { owned: 'Now', planned: 'Next', sellFirst: 'A', buyFirst: 'B' })
      const plan = { ...example.plan, years: 30, country }
      return { country, plan, rules: await planRulesOf(country), steps: example.variants[0]?.steps ?? [], example }
    }),
  )
  return rows.flatMap(({ country, plan, rules, steps, example }) => {
    const walks = () => {
      for (let at = 0; at < VARIANTS; at++) walkPlan({ ...plan, steps }, rules, { growth: 200, rateChange: 0, pause: null })
    }
    const variants = Array.from({ length: VARIANTS }, (_, at) => ({ id: String(at), name: '', steps }))
    const shown = () => draftFindings({ ...example, plan, variants, shown: '0' }, rules, country, null)
    return [
      rowOf(`${country}: three plans of thirty years, ms of processor, against what is not noticed`, taken(walks)),
      rowOf(`${country}: all that is shown after an entry, ms of processor, against what is not noticed`, taken(shown)),
    ]
  })
}
