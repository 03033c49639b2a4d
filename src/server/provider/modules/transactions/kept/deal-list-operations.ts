import { DEAL_LISTS_MAX, isDealListCode } from '#graphql/deal-kinds.ts'
import { builder } from '../../../builder.ts'
import type { ProviderContext } from '../../../context.ts'
import { USER } from '../../../db/account/people-tables.ts'
import { pick } from '../../../db/column-table.ts'
import { DEAL_LIST } from '../../../db/trade/agent-tool-tables.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../../success.ts'
import { requireViewer } from '../../../viewer.ts'
import type { ViewerRow } from '../../../viewer-store.ts'
import { CountryCodeEnum } from '../../../vocabulary-enums.ts'
import { marketFactsOf } from '../../market/store.ts'
import { linesOfMaker } from '../../share/maker-lines.ts'
import { AgentLinesRef } from '../../share/share-type.ts'
import { DealFilterInput } from '../list/deal-filter.ts'
import { countDeals } from '../list/deal-selection.ts'
import { checkListMaker, readListName, readListSearch } from './deal-list-input.ts'
import {
  alertDealList,
  type DealListRow,
  dealListOfCode,
  keepDealList,
  listDealLists,
  removeDealList,
  renameDealList,
  shareDealList,
} from './deal-list-store.ts'
import { keptWithAreaKeys, withAreaKeys } from './list-areas.ts'

const DealListRef = builder.objectRef<DealListRow>('DealList').implement({
  description: 'A list of recorded deals that an agent keeps.',
  fields: (t) => ({
    code: t.exposeID('code', { description: 'In ?transactionlist= of its link.' }),
    name: t.exposeString('name'),
    search: t.exposeString('search', { description: 'The parameters of its address, "?areaId=district.d20".' }),
    hasAlert: t.boolean({ resolve: ({ hasAlert }) => hasAlert === 1 }),
    isShared: t.boolean({ resolve: ({ sharedAt }) => sharedAt !== null }),
  }),
})

const SharedDealListRef = builder.objectRef<DealListRow>('SharedDealList').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    country: t.expose('country', { type: CountryCodeEnum }),
    search: t.exposeString('search'),
    lines: t.field({
      type: AgentLinesRef,
      nullable: true,
      description: 'Of the agent who shared it.',
      resolve: ({ lines }) => (lines === null ? null : JSON.parse(lines)),
    }),
  }),
})

/** Throws `invalid_access_token`, `deal-list-agents`. */
async function requireListMaker(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  checkListMaker(viewer)
  return viewer
}

const unknownList = () => refusal('deal-list-unknown', 'There is no such list.')

const orUnknown = (list: DealListRow | null): DealListRow => {
  if (!list) throw unknownList()
  return list
}

async function setAlert(context: ProviderContext, own: { code: string; owner: string }, isOn: boolean) {
  if (!isOn) return alertDealList(context.trade, own, null)
  const kept = await context.trade.first(
    pick(DEAL_LIST, 'code', 'search', 'filter', 'country'),
    'select code, search, filter, country from deal_list where code = ? and owner = ?',
    own.code,
    own.owner,
  )
  if (!kept || kept.country !== context.country.countryCode) return null
  const [{ filter } = kept] = await keptWithAreaKeys(context, [kept])
  const [n, { dataVersion }] = await Promise.all([countDeals(context, JSON.parse(filter)), context.perRequest(marketFactsOf)])
  return alertDealList(context.trade, own, { n, edition: dataVersion })
}

const code = { required: true } as const

builder.queryFields((t) => ({
  dealLists: t.field({
    type: [DealListRef],
    description: "The viewer's lists in the request's country, the newest first. Codes: deal-list-agents.",
    extensions: { cost: 20, listSize: DEAL_LISTS_MAX },
    resolve: async (_, __, context) => {
      const { id: owner } = await requireListMaker(context)
      return keptWithAreaKeys(context, await listDealLists(context.trade, owner, context.country.countryCode))
    },
  }),
  sharedDealList: t.field({
    type: SharedDealListRef,
    nullable: true,
    description: 'A list by the code of its link; null where nothing is shared under it.',
    args: { code: t.arg.id(code) },
    extensions: { cost: 20 },
    resolve: async (_, { code: asked }, context) => {
      const list = isDealListCode(String(asked)) ? await dealListOfCode(context.trade, String(asked)) : null
      if (!list?.sharedAt) return null
      const held = await context.account.first(pick(USER, 'id'), 'select id from user where id = ? and deletion_due_at is null', list.owner)
      if (!held) return null
      if (list.country !== context.country.countryCode) return list
      return (await keptWithAreaKeys(context, [list]))[0] ?? list
    },
  }),
}))

builder.mutationFields((t) => ({
  keepDealList: t.field({
    type: DealListRef,
    description: `Keeps a list of deals under a name; the same address is kept once. At most ${DEAL_LISTS_MAX}. Codes: deal-list-name, deal-list-address, deal-list-many, deal-list-agents.`,
    args: {
      name: t.arg.string({ required: true }),
      search: t.arg.string({ required: true }),
      filter: t.arg({ type: DealFilterInput, required: true }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { name, search, filter }, context) => {
      const { id: owner } = await requireListMaker(context)
      const [named] = await withAreaKeys(context.market, [{ search: readListSearch(search), filter: JSON.stringify(filter) }])
      const kept = await keepDealList(context.trade, {
        owner,
        country: context.country.countryCode,
        name: readListName(name),
        search: readListSearch(search),
        filter: JSON.stringify(filter),
        ...named,
        now: unixSeconds(context.clock),
      })
      if (!kept) throw refusal('deal-list-many', `At most ${DEAL_LISTS_MAX} lists are kept.`)
      return kept
    },
  }),
  renameDealList: t.field({
    type: DealListRef,
    description: 'Codes: deal-list-name, deal-list-unknown, deal-list-agents.',
    args: { code: t.arg.id(code), name: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { code: asked, name }, context) => {
      const { id: owner } = await requireListMaker(context)
      return orUnknown(await renameDealList(context.trade, { code: String(asked), owner }, readListName(name)))
    },
  }),
  alertDealList: t.field({
    type: DealListRef,
    description: 'Whether a notice tells when the list has grown after a publish. Codes: deal-list-unknown, deal-list-agents.',
    args: { code: t.arg.id(code), isOn: t.arg.boolean({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { code: asked, isOn }, context) => {
      const { id: owner } = await requireListMaker(context)
      return orUnknown(await setAlert(context, { code: String(asked), owner }, isOn))
    },
  }),
  shareDealList: t.field({
    type: DealListRef,
    description: 'Opens or closes the link of a list, which shows it with the lines of its agent. Codes: deal-list-unknown, share-lines-…',
    args: { code: t.arg.id(code), isOn: t.arg.boolean({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { code: asked, isOn }, context) => {
      const viewer = await requireListMaker(context)
      const shared = isOn ? { at: unixSeconds(context.clock), lines: await linesOfMaker(context, viewer) } : null
      return orUnknown(await shareDealList(context.trade, { code: String(asked), owner: viewer.id }, shared))
    },
  }),
  deleteDealList: t.field({
    type: SuccessRef,
    description: 'Codes: deal-list-unknown, deal-list-agents.',
    args: { code: t.arg.id(code) },
    extensions: { cost: 20 },
    resolve: async (_, { code: asked }, context) => {
      const { id: owner } = await requireListMaker(context)
      if (!(await removeDealList(context.trade, { code: String(asked), owner }))) throw unknownList()
      return DONE
    },
  }),
}))
