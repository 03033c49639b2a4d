import { ENGINES_CHOICE } from '#graphql/analysis-result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { pick, text } from '../../db/column-table.ts'
import { AREA, PROJECT } from '../../db/market/place-tables.ts'
import { evidenceOfHome } from '../../modules/analysis/analysis-evidence.ts'
import { type AnalysedHomeFacts, homeAsked } from '../../modules/analysis/analysis-input.ts'
import { keepAnalysis } from '../../modules/analysis/analysis-store.ts'
import { analysisResultOf } from '../../modules/analysis/analysis-workbook.ts'
import { areaKey } from '../../modules/area/area-names.ts'
import { marketFactsOf } from '../../modules/market/store.ts'
import { projectBySlug } from '../../modules/property/store.ts'
import { keepSmartPlan } from '../../modules/smart-plan/plan-store.ts'
import { isRefusal } from '../../modules/valuation/evidence.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { demoContext, type MadeDatabases, subscriberLines } from './demo-context.ts'
import { demoPlan } from './demo-plan.ts'

const DAY = 86_400
const IDS = { analysis: 'd1e5c0de-0000-4000-8000-00000000003a', plan: 'd1e5c0de-0000-4000-8000-00000000003b' } as const
/** In ?transactionlist= of its link. */
export const DEMO_LIST_CODE = 'demkeptdeafs'

const HOME: AnalysedHomeFacts = {
  unitMix: null,
  areaSqm: null,
  floor: 8,
  tenure: null,
  leaseStartYear: null,
  builtYear: null,
  condition: 'renovated',
  facing: 'N',
  view: 'The park',
}

/** What the demo's subscriber keeps with the agents' tools: an analysis of the most traded flats, a plan, and a shared list of deals. What is there is left alone. */
export async function fillAgentTools({ account, trade, market }: MadeDatabases, now: number): Promise<void> {
  const { subscriber } = DEMO_ACCOUNTS
  const context = demoContext({ account, trade, market }, { country: subscriber.country, now })
  await keepDemoAnalysis(context, now)
  const [id, key, made] = [IDS.plan, `demo ${IDS.plan}`, now - 5 * DAY]
  const plan = { id, key, owner: subscriber.id, country: subscriber.country, title: 'From the flat to the condominium', createdAt: made }
  await keepSmartPlan(context.trade, { ...plan, plan: JSON.stringify(demoPlan(new Date(made * 1_000).toISOString().slice(0, 7))) })
  const [area] = await context.market.all(
    { level: text<'country'>(), ...pick(AREA, 'slug', 'name') },
    'select a.level, a.slug, a.name from area a where a.level = ? order by (select sum(p.sale_count_1y) from project p where p.area_id = a.id) desc, a.id limit 1',
    COUNTRIES[subscriber.country].reportAreaLevel,
  )
  if (!area) return
  const search = `?${new URLSearchParams({ areaId: areaKey(area), group: 'hdb', mix: '4', by: 'month', chart: 'month', q: area.name })}`
  const filter = { kind: 'sale', homes: { areaId: areaKey(area), propertyGroups: ['hdb'] }, unitMixes: ['4'] }
  await context.trade.run(
    // the account may keep the same list already
    `insert or ignore into deal_list (code, owner, country, name, search, filter, has_alert, shared_at, lines, created_at)
      values (?, ?, ?, ?, ?, ?, 0, ?7, ?, ?7)`,
    DEMO_LIST_CODE,
    subscriber.id,
    subscriber.country,
    `Four rooms, ${area.name}`,
    search,
    JSON.stringify(filter),
    now - 12 * DAY,
    JSON.stringify(subscriberLines()),
  )
}

/** Of the home in the middle of the most traded block, two of its sales adjusted. */
async function keepDemoAnalysis(context: ReturnType<typeof demoContext>, now: number): Promise<void> {
  const { subscriber } = DEMO_ACCOUNTS
  const found = await context.market.first(
    pick(PROJECT, 'slug'),
    "select slug from project where type_group = 'public-stack' order by sale_count_1y desc, id limit 1",
  )
  const project = found && (await projectBySlug(context, 'public-stack', found.slug))
  const evidence = project && (await evidenceOfHome(context, project, homeAsked(HOME), []))
  if (!project || !evidence || isRefusal(evidence)) return
  const [first, second] = evidence.sales
  const choice = {
    ...ENGINES_CHOICE,
    sales: {
      ...(first ? { [first.id]: { isIn: true, weight: null, adjustments: { condition: 3 } } } : {}),
      ...(second ? { [second.id]: { isIn: true, weight: null, adjustments: { condition: 2.5, view: 1.5 } } } : {}),
    },
  }
  const { dataVersion } = await context.perRequest(marketFactsOf)
  const made = now - 3 * DAY
  const { value, high } = analysisResultOf({ evidence, choice })
  await keepAnalysis(
    context.trade,
    {
      id: IDS.analysis,
      country: subscriber.country,
      typeGroup: 'public-stack',
      slug: project.slug,
      projectName: project.name,
      title: 'Before we set the price',
      version: 1,
      createdAt: made,
      updatedAt: made,
      facts: HOME,
      evidence,
      added: [],
      choice,
      note: 'As we said on Saturday: renovated in 2024, and it looks over the park.',
      showsEngine: true,
      asking: { low: high, high: Math.round(high * 1.03), why: 'It was renovated in 2024, which few of these sales were.' },
      edition: dataVersion,
      value,
    },
    { owner: subscriber.id, key: `demo ${IDS.analysis}`, now: made },
  )
}
