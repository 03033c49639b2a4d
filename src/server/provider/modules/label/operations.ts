import { randomUUID } from 'node:crypto'
import { LABEL_REASON_MAX_CHARS, LABEL_SHEETS_KEPT_MAX, SUPPRESSED_ADDED_MAX, SUPPRESSED_MAX } from '#graphql/label-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireStaff, requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { agentToolStanding } from '../subscription/agent-tool-standing.ts'
import { keysToSuppress } from './home-keys.ts'
import { checkLabelMaker, keepAskedSheet } from './keep-sheet.ts'
import { homesJson, postalHomes } from './label-row.ts'
import { LabelSheetsRef, LabelStandingEnum, OpenedLabelSheetRef, type OpenedSheet, SuppressedHomesRef } from './label-type.ts'
import { copySheet, countSheets, deleteSheet, listSheets, readSheet, type SheetWithHomes } from './sheet-store.ts'
import { countSuppressed, FOR_ALL, honouredLists, listSuppressed, suppress, unsuppress, writable } from './suppression.ts'

/** Throws `invalid_access_token`, `label-agents`, `needs-subscription`, `seat-right`. */
async function requireLabelMaker(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  await checkLabelMaker(context, viewer)
  return viewer
}

const LabelSheetInput = builder.inputType('LabelSheetInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    print: t.string({ required: true, description: 'JSON, as LabelSheet.print.' }),
    homes: t.string({
      required: true,
      description: 'JSON rows: unit, building, street, locality, postal code. Names of people are not kept.',
    }),
  }),
})

/** The sheet as it may be printed now. */
async function opened(context: ProviderContext, lists: readonly string[], { homes: kept, ...sheet }: SheetWithHomes): Promise<OpenedSheet> {
  const homes = postalHomes(kept)
  const free = await writable(context.trade, { country: sheet.country, lists, homes })
  return { ...sheet, homes: homesJson(free), leftOutNow: homes.length - free.length }
}

async function makeSheet(context: ProviderContext, key: string, input: typeof LabelSheetInput.$inferInput): Promise<OpenedSheet> {
  const viewer = await requireLabelMaker(context)
  const lists = await honouredLists(context, viewer)
  const asked = {
    id: randomUUID(),
    key: actionKey(key, 'labels', viewer.id),
    owner: viewer.id,
    country: context.country.countryCode,
    leftOut: 0,
    createdAt: unixSeconds(context.clock),
  }
  return opened(context, lists, await keepAskedSheet(context, { ...asked, ...input }, lists))
}

const unknownSheet = () => refusal('label-unknown', 'There is no such sheet.')

/** Throws `label-many` where it was not kept, for the key of an attempt, and `label-unknown` for an id. */
async function ownSheet(
  context: ProviderContext,
  owner: string,
  lists: readonly string[],
  by: { id: string } | { key: string },
): Promise<OpenedSheet> {
  const sheet = await readSheet(context.trade, owner, by)
  if (sheet) return opened(context, lists, sheet)
  if ('key' in by) throw refusal('label-many', `At most ${LABEL_SHEETS_KEPT_MAX} sheets are kept. Delete some of them.`)
  throw unknownSheet()
}

/** Whose list is meant: the common one is kept by staff. */
async function listOwner(context: ProviderContext, isForAll: boolean): Promise<string> {
  if (!isForAll) return (await requireLabelMaker(context)).id
  await requireStaff(context)
  return FOR_ALL
}

builder.queryFields((t) => ({
  labelStanding: t.field({
    type: LabelStandingEnum,
    description: 'Whether the viewer prints labels.',
    extensions: { cost: 10 },
    resolve: async (_, __, context) => agentToolStanding(context, await requireViewer(context), 'address-labels'),
  }),
  ownLabelSheets: t.field({
    type: LabelSheetsRef,
    description: 'The sheets that the viewer made, the newest first.',
    args: { first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, paging, context) => {
      const { id } = await requireLabelMaker(context)
      const page = checkedPage(paging)
      return connectionOf(await listSheets(context.trade, id, page), page, () => countSheets(context.trade, id))
    },
  }),
  ownLabelSheet: t.field({
    type: OpenedLabelSheetRef,
    description: 'A sheet to print again, without the homes that have asked for no letters meanwhile. Codes: label-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireLabelMaker(context)
      return ownSheet(context, viewer.id, await honouredLists(context, viewer), { id: String(id) })
    },
  }),
  suppressedHomes: t.field({
    type: SuppressedHomesRef,
    description: 'The homes of the own list, or with isForAll those that staff keep for everybody (staff only).',
    args: { isForAll: t.arg.boolean({ defaultValue: false }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { isForAll, ...paging }, context) => {
      const owner = await listOwner(context, isForAll ?? false)
      const page = checkedPage(paging)
      return connectionOf(await listSuppressed(context.trade, owner, page), page, () => countSuppressed(context.trade, owner))
    },
  }),
}))

builder.mutationFields((t) => ({
  makeLabelSheet: t.field({
    type: OpenedLabelSheetRef,
    description: `Keeps a sheet without the homes that asked for no letters; the same key makes one. Codes: label-title, label-print, label-homes,
      label-none where no home is left, label-many, label-agents, needs-subscription, seat-right.`,
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: LabelSheetInput, required: true }) },
    extensions: { cost: 200 },
    resolve: (_, { key, input }, context) => makeSheet(context, key, input),
  }),
  copyLabelSheet: t.field({
    type: OpenedLabelSheetRef,
    description: 'The same sheet once more; the same key makes one. Codes: label-unknown, label-many.',
    args: { key: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { key, id }, context) => {
      const viewer = await requireLabelMaker(context)
      const [once, lists] = [actionKey(key, 'label-copy', viewer.id), await honouredLists(context, viewer)]
      if (!(await readSheet(context.trade, viewer.id, { id: String(id) }))) throw unknownSheet()
      await copySheet(context.trade, viewer.id, { from: String(id), id: randomUUID(), key: once, now: unixSeconds(context.clock) })
      return ownSheet(context, viewer.id, lists, { key: once })
    },
  }),
  deleteLabelSheet: t.field({
    type: SuccessRef,
    description: 'Code label-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireLabelMaker(context)
      if (!(await deleteSheet(context.trade, viewer.id, String(id)))) throw unknownSheet()
      return DONE
    },
  }),
  suppressHomes: t.field({
    type: 'Int',
    description: `Puts homes on the own list, or on the one for every agent (staff only): no label is printed for them any more, also not from sheets made before.
      A home without a unit stands for its whole building. Answers how many were new. Codes: label-homes, suppressed-reason, suppressed-many.`,
    args: {
      homes: t.arg.string({ required: true, description: `JSON rows as in LabelSheetInput, at most ${SUPPRESSED_ADDED_MAX}.` }),
      reason: t.arg.string({ required: true, description: '"" without one.' }),
      isForAll: t.arg.boolean({ defaultValue: false }),
    },
    extensions: { cost: 200 },
    resolve: async (_, { homes: json, reason: words, isForAll }, context) => {
      const owner = await listOwner(context, isForAll ?? false)
      const country = context.country.countryCode
      const homes = postalHomes(json, (home) => keysToSuppress(country, home).buildings.length > 0)
      const reason = cleanLine(words)
      if (homes.length > SUPPRESSED_ADDED_MAX) throw refusal('label-homes', `At most ${SUPPRESSED_ADDED_MAX} at once.`)
      if (reason.length > LABEL_REASON_MAX_CHARS) throw refusal('suppressed-reason', 'The reason is too long.')
      if ((await countSuppressed(context.trade, owner)) + homes.length > SUPPRESSED_MAX)
        throw refusal('suppressed-many', `A list holds at most ${SUPPRESSED_MAX} homes.`)
      return suppress(context.trade, { country, owner, homes, reason, now: unixSeconds(context.clock) })
    },
  }),
  unsuppressHome: t.field({
    type: SuccessRef,
    description: 'Takes a home off the own list, or off the one for every agent (staff only). Code suppressed-unknown.',
    args: { id: t.arg.id({ required: true }), isForAll: t.arg.boolean({ defaultValue: false }) },
    extensions: { cost: 20 },
    resolve: async (_, { id, isForAll }, context) => {
      const owner = await listOwner(context, isForAll ?? false)
      if (!(await unsuppress(context.trade, owner, String(id)))) throw refusal('suppressed-unknown', 'The list has no such home.')
      return DONE
    },
  }),
}))
