import type { GraphQLSchema } from 'graphql'
import { isShareId, SHARE_PASS_SECONDS } from '#graphql/share-kinds.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { SHARE_SNAPSHOT } from '../../db/trade/share-tables.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { forgetNetwork, takeFromNetwork, takeOfShare } from '../../throttle.ts'
import { checkInTurn, guest } from '../account/hash-in-turn.ts'
import { linesOf, readShare, type StoredShare, shareState } from './share-row.ts'
import { type SeenShare, ShareCoverRef, SharedPageRef } from './share-type.ts'
import { openSnapshot } from './snapshot.ts'
import { countView } from './views.ts'

/** The share of an address; null where there is none, or its maker's account is closed. */
async function knownShare({ trade, account }: ProviderContext, id: string): Promise<StoredShare | null> {
  const share = isShareId(id) ? await readShare(trade, id) : null
  if (!share) return null
  return account.first({}, 'select 1 from user where id = ? and deletion_due_at is null', share.owner).then((held) => held && share)
}

async function mayEnter(context: ProviderContext, share: StoredShare, pass: string | null | undefined): Promise<boolean> {
  if (share.passwordHash === null || (await context.viewer())?.id === share.owner) return true
  if (!pass) return false
  const sql = 'select 1 from share_pass where hash = ? and share_id = ? and ends_at > ?'
  return (await context.trade.first({}, sql, hashOf(pass), share.id, unixSeconds(context.clock))) !== null
}

async function openShare(
  context: ProviderContext,
  schema: GraphQLSchema,
  id: string,
  pass: string | null | undefined,
): Promise<SeenShare | null> {
  const share = await knownShare(context, id)
  if (!share) return null
  const state = shareState(share, unixSeconds(context.clock))
  if (state !== 'live') return { state, needsPassword: false, opened: null }
  if (!(await mayEnter(context, share, pass))) return { state, needsPassword: true, opened: null }
  const [kept] = await Promise.all([
    context.trade.first(pick(SHARE_SNAPSHOT, 'answers'), 'select answers from share_snapshot where share_id = ?', id),
    countView(context, share),
  ])
  // revoked between the two looks
  if (!kept) return { state: 'revoked', needsPassword: false, opened: null }
  return { state, needsPassword: false, opened: { ...share, lines: linesOf(share), answers: openSnapshot(context, schema, kept.answers) } }
}

builder.queryField('share', (t) =>
  t.field({
    type: SharedPageRef,
    nullable: true,
    description: 'A frozen page by its address; who opens it is counted once a day. Null where nothing is shared under it.',
    args: { id: t.arg.id({ required: true }), pass: t.arg.string({ description: 'What enterShare answered.' }) },
    extensions: { cost: 50 },
    resolve: (_, { id, pass }, context, { schema }) => openShare(context, schema, String(id), pass),
  }),
)

builder.queryField('shareCover', (t) =>
  t.field({
    type: ShareCoverRef,
    nullable: true,
    description:
      'What stands on the picture beside a link to a share. Null where nothing is shared, it is not live, or it needs a password. Nobody is counted.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id }, context) => {
      const share = await knownShare(context, String(id))
      const isOpen = share?.passwordHash === null && shareState(share, unixSeconds(context.clock)) === 'live'
      return share && isOpen ? { ...share, lines: linesOf(share) } : null
    },
  }),
)

builder.mutationField('enterShare', (t) =>
  t.string({
    description: `A pass for ${SHARE_PASS_SECONDS} seconds in exchange for the password. Codes: share-unknown, share-password, too-many-attempts.`,
    args: { id: t.arg.id({ required: true }), password: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id, password }, context) => {
      await takeFromNetwork(context, 'sharePassword', String(id))
      const share = await knownShare(context, String(id))
      const now = unixSeconds(context.clock)
      if (!share?.passwordHash || shareState(share, now) !== 'live') throw refusal('share-unknown', 'Nothing is shared at this address.')
      await takeOfShare(context, share.id)
      const { isRight } = await checkInTurn(context, guest(context, share.id), { given: password, stored: share.passwordHash })
      if (!isRight) throw refusal('share-password', 'The password is wrong.')
      const pass = randomSecret()
      await Promise.all([
        // only while the password that was checked still is the one
        context.trade.run(
          'insert into share_pass (hash, share_id, ends_at) select ?, id, ? from share where id = ? and password_hash = ? and revoked_at is null',
          hashOf(pass),
          now + SHARE_PASS_SECONDS,
          share.id,
          share.passwordHash,
        ),
        forgetNetwork(context, 'sharePassword', share.id),
      ])
      return pass
    },
  }),
)
