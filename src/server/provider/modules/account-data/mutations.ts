import { DELETION_GRACE_DAYS } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { messageLocale } from '../../ports/messages/locale.ts'
import { accountLink } from '../account/account-link.ts'
import { checkInTurn, knownAs } from '../account/hash-in-turn.ts'
import { forgetNetwork, takeFromNetwork } from '../account/throttle.ts'
import { UserRef } from '../account/type.ts'
import { findById } from '../account/user-store.ts'
import { requireViewer } from '../account/viewer.ts'
import type { ViewerRow } from '../account/viewer-store.ts'
import { endWithPeriod } from '../billing/leave.ts'
import { sendLetter } from '../post/send-letter.ts'
import { askForDeletion } from './deletion-store.ts'
import { AccountDeletionRef, UserDetailPatchInput, UserPatchInput, UserUniqueIdRef } from './type.ts'
import { uniqueIdOf } from './unique-id.ts'
import { updateUser } from './update-user.ts'

const DAY_SECONDS = 86_400

builder.mutationFields((t) => ({
  updateUser: t.field({
    type: UserRef,
    description:
      "Changes the viewer's account. Codes: profile-<field>, phone-invalid, phone-unproven, licence-invalid, licence-used, too-many-attempts, forbidden.",
    args: { patch: t.arg({ type: UserPatchInput, required: true }), detail: t.arg({ type: UserDetailPatchInput }) },
    extensions: { cost: 50 },
    resolve: async (_, { patch, detail }, context) => {
      const viewer = await requireViewer(context)
      await updateUser(context, viewer, patch, detail ?? null)
      const changed = await findById(context.account, viewer.id)
      if (!changed) throw new Error('the account is gone')
      return changed
    },
  }),
  userUniqueId: t.field({
    type: UserUniqueIdRef,
    description: "The viewer's public identifier.",
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      return { id: await uniqueIdOf(context.account, viewer.id, unixSeconds(context.clock)) }
    },
  }),
  deleteAccount: t.field({
    type: AccountDeletionRef,
    description: `Signs the viewer out everywhere and deletes the account after ${DELETION_GRACE_DAYS} days, unless they sign in before. Codes: wrong-password, too-many-attempts.`,
    args: { currentPassword: t.arg.string({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { currentPassword }, context) => ({
      dueAt: await deleteAccount(context, await requireViewer(context), currentPassword),
    }),
  }),
}))

/** Returns when the account will be deleted, in unix seconds. */
async function deleteAccount(context: ProviderContext, viewer: ViewerRow, password: string): Promise<number> {
  await takeFromNetwork(context, 'login', viewer.emailKey)
  const known = await findById(context.account, viewer.id)
  const { isRight } = await checkInTurn(context, knownAs(viewer.id), { given: password, stored: known?.passwordHash ?? null })
  const wrong = refusal('wrong-password', 'The current password is not right.')
  if (!isRight || !known?.passwordHash) throw wrong
  const now = unixSeconds(context.clock)
  const dueAt = now + DELETION_GRACE_DAYS * DAY_SECONDS
  await forgetNetwork(context, 'login', viewer.emailKey)
  const asked = await askForDeletion(context.account, { userId: viewer.id, passwordHash: known.passwordHash, dueAt, now })
  if (!asked) throw wrong
  context.later(context.live.end(viewer.id, { except: null }))
  // what fails now is done by the rounds
  context.later(endWithPeriod(context, viewer.id).catch(() => null))
  const locale = messageLocale(viewer.language, viewer.country)
  const values = { name: viewer.nickName, link: accountLink(context, '/user/account-overview', locale), days: DELETION_GRACE_DAYS }
  const key = `account-deletion ${viewer.id} ${dueAt}`
  context.later(sendLetter(context, { key, to: viewer.email, locale, template: 'account-deletion', values }))
  return dueAt
}
