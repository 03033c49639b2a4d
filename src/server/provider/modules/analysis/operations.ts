import { randomUUID } from 'node:crypto'
import { ANALYSES_KEPT_MAX } from '#graphql/analysis-kinds.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { agentToolStanding } from '../subscription/agent-tool-standing.ts'
import { analysedProject, checkAnalyst, evidenceNow, withinEvidence } from './analysed-home.ts'
import { evidenceOfHome, furtherSales } from './analysis-evidence.ts'
import { homeAsked, readAdded, readAnalysedFacts, readAsking, readChoice, readNote, readTitle } from './analysis-input.ts'
import {
  changeAnalysis,
  copyAnalysis,
  countAnalyses,
  deleteAnalysis,
  type KeptAnalysis,
  keepAnalysis,
  listAnalyses,
  readAnalysis,
} from './analysis-store.ts'
import {
  AnalysisEvidenceResultRef,
  AnalysisStandingEnum,
  FurtherAnalysisSalesRef,
  MarketAnalysesRef,
  MarketAnalysisRef,
} from './analysis-type.ts'
import { analysisResultOf, workbookOf } from './analysis-workbook.ts'
import { AnalysisWorkbookRef } from './workbook-type.ts'

/** Throws `invalid_access_token`, `analysis-agents`, `needs-subscription`, `seat-right`. */
async function requireAnalyst(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  await checkAnalyst(context, viewer)
  return viewer
}

const AnalysedHomeInput = builder.inputType('AnalysedHome', {
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, required: true }),
    slug: t.string({ required: true }),
    facts: t.string({ required: true, description: 'JSON, as MarketAnalysis.facts.' }),
    added: t.idList({ required: true, description: 'Sales that stand for themselves beside the heaviest.' }),
  }),
})

const ProposedAskingInput = builder.inputType('ProposedAskingInput', {
  fields: (t) => ({
    low: t.field({ type: 'Money', required: true, description: 'Whole units of the market’s currency.' }),
    high: t.field({ type: 'Money', required: true, description: 'As low for one price.' }),
    why: t.string({ required: true }),
  }),
})

const MarketAnalysisInput = builder.inputType('MarketAnalysisInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of the analysis that is changed; null for a new one.' }),
    version: t.int({ description: 'Of the analysis as it was seen.' }),
    renews: t.boolean({ required: true, description: 'Takes the evidence of today for that of the last saving.' }),
    home: t.field({ type: AnalysedHomeInput, required: true }),
    title: t.string({ required: true }),
    choice: t.string({ required: true, description: 'JSON of AnalysisChoice.' }),
    note: t.string({ required: true }),
    showsEngine: t.boolean({ required: true }),
    asking: t.field({ type: ProposedAskingInput, description: 'What the agent proposes to ask; without it nothing is proposed.' }),
  }),
})
type MarketAnalysisAsked = typeof MarketAnalysisInput.$inferInput

const unknownAnalysis = () => refusal('analysis-unknown', 'There is no such analysis.')

/** Throws `analysis-unknown`. */
async function ownAnalysis(context: ProviderContext, owner: string, by: Parameters<typeof readAnalysis>[2]): Promise<KeptAnalysis> {
  const analysis = await readAnalysis(context.trade, owner, by)
  if (!analysis) throw unknownAnalysis()
  return analysis
}

async function saveAnalysis(context: ProviderContext, key: string, input: MarketAnalysisAsked): Promise<KeptAnalysis> {
  const viewer = await requireAnalyst(context)
  const attempt = { owner: viewer.id, key: actionKey(key, 'analysis', viewer.id), now: unixSeconds(context.clock) }
  const done = await readAnalysis(context.trade, viewer.id, { lastKey: attempt.key })
  if (done) return done
  const { typeGroup, slug } = input.home
  const written = { title: readTitle(input.title), note: readNote(input.note), showsEngine: input.showsEngine }
  const [facts, added, asked] = [readAnalysedFacts(input.home.facts), readAdded(input.home.added), readChoice(input.choice)]
  const before = input.id ? await ownAnalysis(context, viewer.id, { id: String(input.id) }) : null
  if (before && before.version !== input.version) throw refusal('analysis-version', 'The analysis was changed elsewhere.')
  const isSameHome = JSON.stringify([facts, added]) === JSON.stringify([before?.facts, before?.added])
  const { evidence, edition } =
    before && isSameHome && !input.renews
      ? before
      : await evidenceNow(context, await analysedProject(context, before ?? { typeGroup, slug }), facts, added)
  const choice = withinEvidence(asked, evidence)
  const { value } = analysisResultOf({ evidence, choice })
  const analysis: KeptAnalysis = {
    ...(before ?? { id: randomUUID(), country: context.country.countryCode, typeGroup, slug, version: 1, createdAt: attempt.now }),
    projectName: evidence.place.name,
    updatedAt: attempt.now,
    facts,
    added,
    choice,
    evidence,
    edition,
    ...written,
    asking: readAsking(input.asking, value),
    value,
  }
  await (before ? changeAnalysis : keepAnalysis)(context.trade, analysis, attempt)
  const kept = await readAnalysis(context.trade, viewer.id, { lastKey: attempt.key })
  if (kept) return kept
  if (before) throw refusal('analysis-version', 'The analysis was changed elsewhere.')
  throw refusal('analysis-many', `At most ${ANALYSES_KEPT_MAX} analyses are kept. Delete some of them.`)
}

builder.queryFields((t) => ({
  analysisStanding: t.field({
    type: AnalysisStandingEnum,
    description: 'Whether the viewer makes market analyses.',
    extensions: { cost: 10 },
    resolve: async (_, __, context) => agentToolStanding(context, await requireViewer(context), 'market-analyses'),
  }),
  analysisEvidence: t.field({
    type: AnalysisEvidenceResultRef,
    description: 'What the engine says of a home today. Codes: analysis-project, analysis-facts, analysis-added.',
    args: { home: t.arg({ type: AnalysedHomeInput, required: true }) },
    extensions: { cost: 1_000 },
    resolve: async (_, { home }, context) => {
      await requireAnalyst(context)
      const [facts, added] = [readAnalysedFacts(home.facts), readAdded(home.added)]
      return evidenceOfHome(context, await analysedProject(context, home), homeAsked(facts), added)
    },
  }),
  furtherAnalysisSales: t.field({
    type: FurtherAnalysisSalesRef,
    description: 'Sales of the home’s project and neighbourhood that may be added, the newest first.',
    args: {
      home: t.arg({ type: AnalysedHomeInput, required: true }),
      without: t.arg.idList({ required: true, description: 'Sales that are in the analysis already.' }),
      first: t.arg.int(),
      offset: t.arg.int(),
    },
    extensions: { cost: 1_000 },
    resolve: async (_, { home, without, ...paging }, context) => {
      await requireAnalyst(context)
      const page = checkedPage(paging)
      const asked = { without: without.map(String), first: page.first + 1, offset: page.offset }
      const { sales, count } = await furtherSales(
        context,
        await analysedProject(context, home),
        homeAsked(readAnalysedFacts(home.facts)),
        asked,
      )
      return connectionOf(sales, page, async () => count)
    },
  }),
  ownMarketAnalyses: t.field({
    type: MarketAnalysesRef,
    description: 'The viewer’s analyses, of all homes or of one project, the last changed first.',
    args: { typeGroup: t.arg({ type: TypeGroupEnum }), slug: t.arg.string(), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { typeGroup, slug, ...paging }, context) => {
      const { id } = await requireAnalyst(context)
      const [page, place] = [checkedPage(paging), typeGroup && slug ? { typeGroup, slug } : null]
      return connectionOf(await listAnalyses(context.trade, id, place, page), page, () => countAnalyses(context.trade, id, place))
    },
  }),
  ownMarketAnalysis: t.field({
    type: MarketAnalysisRef,
    description: 'Codes: analysis-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id }, context) => ownAnalysis(context, (await requireAnalyst(context)).id, { id: String(id) }),
  }),
  analysisWorkbook: t.field({
    type: AnalysisWorkbookRef,
    description: 'What a client is handed of the viewer’s analysis. Codes: analysis-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireAnalyst(context)
      return workbookOf(context, viewer, await ownAnalysis(context, viewer.id, { id: String(id) }))
    },
  }),
}))

builder.mutationFields((t) => ({
  saveMarketAnalysis: t.field({
    type: MarketAnalysisRef,
    description: `Keeps an analysis, or changes one; the same key does it once. Codes: analysis-title, -note, -asking (no price, no sentence, or far from the value), -facts, -added, -choice, -project, -evidence,
      -few, -adjustment, -total, -weight, -unknown, -many, analysis-version where it was changed elsewhere since, analysis-agents, needs-subscription, seat-right.`,
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: MarketAnalysisInput, required: true }) },
    extensions: { cost: 1_000 },
    resolve: (_, { key, input }, context) => saveAnalysis(context, key, input),
  }),
  copyMarketAnalysis: t.field({
    type: MarketAnalysisRef,
    description:
      'The same analysis once more under another title; the same key makes one. Codes: analysis-unknown, analysis-title, analysis-many.',
    args: { key: t.arg.string({ required: true }), id: t.arg.id({ required: true }), title: t.arg.string({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { key, id, title }, context) => {
      const viewer = await requireAnalyst(context)
      const attempt = { owner: viewer.id, key: actionKey(key, 'analysis-copy', viewer.id), now: unixSeconds(context.clock) }
      await ownAnalysis(context, viewer.id, { id: String(id) })
      await copyAnalysis(context.trade, attempt, { from: String(id), id: randomUUID(), title: readTitle(title) })
      const copy = await readAnalysis(context.trade, viewer.id, { lastKey: attempt.key })
      if (!copy) throw refusal('analysis-many', `At most ${ANALYSES_KEPT_MAX} analyses are kept. Delete some of them.`)
      return copy
    },
  }),
  deleteMarketAnalysis: t.field({
    type: SuccessRef,
    description: 'Code analysis-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const { id: owner } = await requireAnalyst(context)
      if (!(await deleteAnalysis(context.trade, owner, String(id)))) throw unknownAnalysis()
      return DONE
    },
  }),
}))
