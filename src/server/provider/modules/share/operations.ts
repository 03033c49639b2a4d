import { randomBytes } from 'node:crypto'
import type { GraphQLSchema } from 'graphql'
import { PASSWORD_MAX_LENGTH } from '#graphql/limits.ts'
import { SHARE_DAYS, SHARE_KINDS, SHARE_PASSWORD_MIN_CHARS, SHARE_TITLE_MAX_CHARS } from '#graphql/share-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { hashInTurn, knownAs } from '../account/hash-in-turn.ts'
import { marketFactsOf } from '../market/store.ts'
import { requireSeatRight } from '../seat/seat-access.ts'
import { mayUse } from '../subscription/entitlement.ts'
import { linesOfMaker } from './maker-lines.ts'
import { shareState } from './share-row.ts'
import { countOwnShares, extend, keepShare, listOwnShares, readOwnShare, revoke, setPassword, shareOfKey } from './share-store.ts'
import { type OwnShare, OwnShareRef, OwnSharesRef, ShareKindEnum } from './share-type.ts'
import { takeSnapshot } from './snapshot.ts'

const DAY_SECONDS = 86_400
const ABOUT_MAX_CHARS = 2_000
const PATH_MAX_CHARS = 500

const ShareQuestionInput = builder.inputType('ShareQuestion', {
  fields: (t) => ({
    operation: t.string({ required: true, description: 'Name of a document of the site that this kind of page asks.' }),
    variables: t.string({ required: true, description: 'JSON.' }),
  }),
})

const NewShareInput = builder.inputType('NewShare', {
  fields: (t) => ({
    kind: t.field({ type: ShareKindEnum, required: true }),
    title: t.string({ required: true }),
    path: t.string({ required: true, description: 'The live page, without the prefix of a language.' }),
    about: t.string({ required: true, description: 'What the page is about, a JSON object; given back as it came.' }),
    questions: t.field({ type: [ShareQuestionInput], required: true }),
    days: t.int({ required: true, description: `One of ${SHARE_DAYS.join(', ')}.` }),
    password: t.string({ description: 'Null and "": whoever has the address may open it.' }),
  }),
})

type NewShare = typeof NewShareInput.$inferInput

/** Cleaned and checked; throws `share-<field>`. */
function readNewShare({ kind, title, path, about, days }: NewShare) {
  const clean = cleanLine(title)
  if (clean === '' || clean.length > SHARE_TITLE_MAX_CHARS) throw refusal('share-title', 'The title is missing or too long.')
  if (path.length > PATH_MAX_CHARS || !SHARE_KINDS[kind].path.test(path)) throw refusal('share-path', 'This is no page of that kind.')
  if (about.length > ABOUT_MAX_CHARS || !isObject(about)) throw refusal('share-about', 'What the page is about is a small JSON object.')
  return { kind, title: clean, path, about, seconds: daysOf(days) * DAY_SECONDS }
}

function isObject(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

function daysOf(days: number): number {
  if (!SHARE_DAYS.some((one) => one === days)) throw refusal('share-days', `A share lasts ${SHARE_DAYS.join(', ')} days.`)
  return days
}

/** The stored form of a password, null of none. Throws `share-password`. */
async function passwordHash(context: ProviderContext, maker: string, password: string | null | undefined): Promise<string | null> {
  if (!password) return null
  const length = [...password].length
  if (length < SHARE_PASSWORD_MIN_CHARS || length > PASSWORD_MAX_LENGTH)
    throw refusal('share-password', `A password has ${SHARE_PASSWORD_MIN_CHARS} to ${PASSWORD_MAX_LENGTH} characters.`)
  return hashInTurn(context, knownAs(maker), password)
}

async function makeShare(context: ProviderContext, schema: GraphQLSchema, key: string, input: NewShare): Promise<OwnShare> {
  const viewer = await requireViewer(context)
  await requireSeatRight(context, viewer, 'reports')
  if (input.kind === 'plan' && !(await mayUse(context, 'smart-plan-handouts')))
    throw refusal('needs-subscription', 'Links to a smart plan come with a subscription.')
  const [once, { seconds, ...asked }] = [actionKey(key, 'share', viewer.id), readNewShare(input)]
  const before = await shareOfKey(context.trade, viewer.id, once)
  if (before) return before
  const lines = await linesOfMaker(context, viewer)
  await takeFromNetwork(context, 'share')
  const [hash, answers, facts] = await Promise.all([
    passwordHash(context, viewer.id, input.password),
    takeSnapshot(context, schema, input.kind, input.questions),
    context.perRequest(marketFactsOf),
  ])
  const now = unixSeconds(context.clock)
  const share = {
    id: randomBytes(16).toString('base64url'),
    owner: viewer.id,
    country: context.country.countryCode,
    ...asked,
    edition: facts.dataVersion,
    figuresTo: facts.lastMonth,
    lines: lines && JSON.stringify(lines),
    passwordHash: hash,
    createdAt: now,
    expiresAt: now + seconds,
    revokedAt: null,
    openedAt: null,
  }
  await keepShare(context.trade, share, once, answers)
  const made = await shareOfKey(context.trade, viewer.id, once)
  if (!made) throw refusal('share-many', 'Too many pages are shared. Revoke some of them.')
  return made
}

/** Does something with a share of the viewer's that is not revoked, and answers it as it is then. */
async function change(context: ProviderContext, id: string, write: (share: OwnShare, now: number) => Promise<unknown>): Promise<OwnShare> {
  const viewer = await requireViewer(context)
  const now = unixSeconds(context.clock)
  const share = await readOwnShare(context.trade, viewer.id, id)
  if (!share) throw refusal('share-unknown', 'There is no such share.')
  if (shareState(share, now) === 'revoked') throw refusal('share-state', 'The share is revoked.')
  await write(share, now)
  return (await readOwnShare(context.trade, viewer.id, id)) ?? share
}

builder.queryField('ownShares', (t) =>
  t.field({
    type: OwnSharesRef,
    description: 'What the viewer has shared, in all countries, the newest first.',
    args: { first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, paging, context) => {
      const { id } = await requireViewer(context)
      const page = checkedPage(paging)
      return connectionOf(await listOwnShares(context.trade, id, page), page, () => countOwnShares(context.trade, id))
    },
  }),
)

builder.mutationFields((t) => ({
  createShare: t.field({
    type: OwnShareRef,
    description: `Freezes a page: the provider asks the questions itself, as the viewer, and keeps the answers. The same key makes one share. Codes:
      share-title, share-path, share-about, share-days, share-password, share-question, share-too-large, share-many, seat-right, needs-subscription,
      and share-lines-agentName, -agentLicence, -agentPhone, -agency, -agencyLicence: an agent's page must show them.`,
    args: { key: t.arg.string({ required: true }), share: t.arg({ type: NewShareInput, required: true }) },
    extensions: { cost: 500 },
    resolve: (_, { key, share }, context, { schema }) => makeShare(context, schema, key, share),
  }),
  revokeShare: t.field({
    type: OwnShareRef,
    description: 'Takes a share back for ever; what it showed is deleted. Codes: share-unknown, share-state.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id }, context) => change(context, String(id), (share, now) => revoke(context.trade, share, now)),
  }),
  extendShare: t.field({
    type: OwnShareRef,
    description: 'Lets a share live for so many days from now. Codes: share-unknown, share-state, share-days.',
    args: { id: t.arg.id({ required: true }), days: t.arg.int({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { id, days }, context) =>
      change(context, String(id), (share, now) => extend(context.trade, share, now + daysOf(days) * DAY_SECONDS)),
  }),
  setSharePassword: t.field({
    type: OwnShareRef,
    description:
      'Sets the password of a share, or takes it away: null. Codes: share-unknown, share-state, share-password, too-many-attempts.',
    args: { id: t.arg.id({ required: true }), password: t.arg.string() },
    extensions: { cost: 50 },
    resolve: (_, { id, password }, context) =>
      change(context, String(id), async (share) => {
        if (password) await takeFromNetwork(context, 'share')
        return setPassword(context.trade, share, await passwordHash(context, share.owner, password))
      }),
  }),
}))
