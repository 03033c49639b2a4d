import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { ANALYSES_KEPT_MAX, ANALYSIS_NOTE_MAX_CHARS, ANALYSIS_TITLE_MAX_CHARS } from '#graphql/analysis-kinds.ts'
import { askingFault } from '#graphql/asking-price.ts'
import { DEAL_LIST_NAME_MAX_CHARS, DEAL_LISTS_MAX } from '#graphql/deal-kinds.ts'
import { OWN_HOME_NAME_MAX_CHARS, OWN_HOMES_MAX, OWN_PURCHASE_MAX_CHARS } from '#graphql/home-kinds.ts'
import { LABEL_TITLE_MAX_CHARS } from '#graphql/label-kinds.ts'
import { SMART_PLAN_TITLE_MAX_CHARS, SMART_PLANS_KEPT_MAX } from '#graphql/plan-kinds.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { DEAL_LIST } from '../../db/trade/agent-tool-tables.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { analysedProject, checkAnalyst, evidenceNow, withinEvidence } from '../analysis/analysed-home.ts'
import { proposedAsking, readAdded, readAnalysedFacts, readChoice, readNote, readTitle } from '../analysis/analysis-input.ts'
import { type KeptAnalysis, keepAnalysis, readAnalysis } from '../analysis/analysis-store.ts'
import { analysisResultOf } from '../analysis/analysis-workbook.ts'
import { checkLabelMaker, keepAskedSheet } from '../label/keep-sheet.ts'
import { honouredLists } from '../label/suppression.ts'
import { readHomeName } from '../own-home/home-input.ts'
import { keepOwnHome, keepOwnPurchase, ownedHomeText } from '../own-home/own-home-store.ts'
import { projectBySlug } from '../property/store.ts'
import { readPlan, readPlanTitle } from '../smart-plan/plan-input.ts'
import { keepSmartPlan, readSmartPlan } from '../smart-plan/plan-store.ts'
import { checkListMaker, readKeptFilter, readListName, readListSearch } from '../transactions/kept/deal-list-input.ts'
import { keepDealList } from '../transactions/kept/deal-list-store.ts'
import { copiedId, type FieldsOfRecord, UnusableRecord, writtenTime } from './copied-fields.ts'
import { takenId } from './taken-id.ts'

const country = z.enum(COUNTRY_CODES)
const typeGroup = z.enum(TYPE_GROUPS)
const slug = z.string().min(1).max(200)
const record = z.record(z.string(), z.unknown())

/** When it was made there; not later than now. */
const madeAt = ({ clock }: Pick<ProviderContext, 'clock'>, fields: FieldsOfRecord): number => {
  const now = unixSeconds(clock)
  return Math.min(fields.optional('createdAt', writtenTime, now), now)
}

/** Throws `other-country` where the record needs the market of another country than the request's. */
function neededHere({ country: { countryCode } }: Pick<ProviderContext, 'country'>, fields: FieldsOfRecord): void {
  if (fields.needed('country', country) !== countryCode) throw new UnusableRecord('other-country', 'country')
}

/** A list of deals, without its link and its news: who takes it in asks for these anew. A list of the same address stays as it is. */
export async function takeDealList(
  context: ProviderContext,
  viewer: ViewerRow,
  fields: FieldsOfRecord,
  schema: GraphQLSchema,
): Promise<void> {
  checkListMaker(viewer)
  const list = {
    owner: viewer.id,
    country: fields.needed('country', country),
    name: readListName(fields.text('name', DEAL_LIST_NAME_MAX_CHARS)),
    search: readListSearch(fields.needed('search', z.string())),
  }
  const filter = readKeptFilter(schema, fields.needed('filter', record))
  if (filter === null) throw new UnusableRecord('unknown-value', 'filter')
  const known = await context.trade.first(
    pick(DEAL_LIST, 'code'),
    'select code from deal_list where owner = ? and country = ? and search = ?',
    list.owner,
    list.country,
    list.search,
  )
  if (known || (await keepDealList(context.trade, { ...list, filter: JSON.stringify(filter), now: madeAt(context, fields) }))) return
  throw refusal('deal-list-many', `At most ${DEAL_LISTS_MAX} lists are kept.`)
}

const describedHome = z.object({
  unitMix: z.string().min(1).max(40).nullable(),
  areaSqm: z.number().positive().max(100_000).nullable(),
  floor: z.int().min(-10).max(200).nullable(),
})

const keptPurchase = record.transform((value) => JSON.stringify(value)).refine((text) => text.length <= OWN_PURCHASE_MAX_CHARS)

/** A home of the person's own, with what was kept of its purchase; its letters are asked for anew. */
export async function takeOwnHome(context: ProviderContext, { id: owner }: ViewerRow, fields: FieldsOfRecord): Promise<void> {
  neededHere(context, fields)
  const place = { typeGroup: fields.needed('typeGroup', typeGroup), slug: fields.needed('slug', slug) }
  if (!(await projectBySlug(context, place.typeGroup, place.slug))) throw refusal('own-home-place', 'The country has no such project.')
  const id = takenId(owner, 'own-homes', fields.needed('id', copiedId))
  const purchase = fields.optional('purchase', keptPurchase, null)
  const kept = await keepOwnHome(context.trade, {
    id,
    owner,
    country: context.country.countryCode,
    ...place,
    name: readHomeName(fields.text('name', OWN_HOME_NAME_MAX_CHARS)),
    home: ownedHomeText(fields.needed('home', describedHome)),
    createdAt: madeAt(context, fields),
  })
  if (!kept) throw refusal('own-home-many', `At most ${OWN_HOMES_MAX} homes are kept.`)
  if (purchase !== null && kept.id === id && kept.purchase === null) await keepOwnPurchase(context.trade, kept, purchase)
}

/** A smart plan. */
export async function takeSmartPlan(context: ProviderContext, { id: owner }: ViewerRow, fields: FieldsOfRecord): Promise<void> {
  const id = takenId(owner, 'smart-plans', fields.needed('id', copiedId))
  await keepSmartPlan(context.trade, {
    id,
    key: `taken ${id}`,
    owner,
    country: fields.needed('country', country),
    title: readPlanTitle(fields.text('title', SMART_PLAN_TITLE_MAX_CHARS)),
    plan: readPlan(JSON.stringify(fields.needed('plan', record))),
    createdAt: madeAt(context, fields),
  })
  if (!(await readSmartPlan(context.trade, owner, { id }))) throw refusal('plan-many', `At most ${SMART_PLANS_KEPT_MAX} plans are kept.`)
}

const postalRows = z.array(z.array(z.string()))

/** A sheet of labels, without the homes that asked this person for no letters. */
export async function takeLabelSheet(context: ProviderContext, viewer: ViewerRow, fields: FieldsOfRecord): Promise<void> {
  await checkLabelMaker(context, viewer)
  const id = takenId(viewer.id, 'label-sheets', fields.needed('id', copiedId))
  const asked = {
    id,
    key: `taken ${id}`,
    owner: viewer.id,
    country: fields.needed('country', country),
    title: fields.text('title', LABEL_TITLE_MAX_CHARS),
    print: JSON.stringify(fields.needed('print', record)),
    homes: JSON.stringify(fields.needed('homes', postalRows)),
    leftOut: fields.optional('leftOut', z.int().min(0).max(1_000_000), 0),
    createdAt: madeAt(context, fields),
  }
  await keepAskedSheet(context, asked, await honouredLists(context, viewer))
}

/**
 * A market analysis. The sales that it was made from are the records' and not in the copy, so its evidence is that of today, and what was decided of sales that are no
 * evidence any more is left out, as is a proposed price that is too far from the value by them.
 */
export async function takeAnalysis(context: ProviderContext, viewer: ViewerRow, fields: FieldsOfRecord): Promise<void> {
  await checkAnalyst(context, viewer)
  neededHere(context, fields)
  const { id: owner } = viewer
  const id = takenId(owner, 'market-analyses', fields.needed('id', copiedId))
  if (await readAnalysis(context.trade, owner, { id })) return
  const place = { typeGroup: fields.needed('typeGroup', typeGroup), slug: fields.needed('slug', slug) }
  const facts = readAnalysedFacts(JSON.stringify(fields.needed('facts', record)))
  const added = readAdded(fields.optional('added', z.array(z.string()), []))
  const asked = readChoice(JSON.stringify(fields.needed('choice', record)))
  const written = {
    title: readTitle(fields.text('title', ANALYSIS_TITLE_MAX_CHARS)),
    note: readNote(fields.text('note', ANALYSIS_NOTE_MAX_CHARS)),
    showsEngine: fields.optional('showsEngine', z.int().min(0).max(1), 0) === 1,
  }
  const { evidence, edition } = await evidenceNow(context, await analysedProject(context, place), facts, added)
  const choice = withinEvidence(asked, evidence)
  if (Object.keys(choice.sales).length < Object.keys(asked.sales).length) fields.omitted.push('choice')
  const { value } = analysisResultOf({ evidence, choice })
  const proposed = fields.optional('asking', proposedAsking.nullable(), null)
  const isFar = proposed !== null && askingFault(proposed, value) !== null
  if (isFar) fields.omitted.push('asking')
  const createdAt = madeAt(context, fields)
  const analysis: KeptAnalysis = {
    id,
    country: context.country.countryCode,
    ...place,
    projectName: evidence.place.name,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    facts,
    added,
    choice,
    evidence,
    edition,
    ...written,
    asking: isFar ? null : proposed,
    value,
  }
  await keepAnalysis(context.trade, analysis, { owner, key: `taken ${id}`, now: createdAt })
  if (!(await readAnalysis(context.trade, owner, { id }))) throw refusal('analysis-many', `At most ${ANALYSES_KEPT_MAX} analyses are kept.`)
}
