import { DELETION_GRACE_DAYS } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { forgetNetwork, takeFromNetwork } from '../../throttle.ts'
import { requireConfirmed, requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { accountLink } from '../account/account-link.ts'
import { recordAudit } from '../account/audit.ts'
import { checkInTurn, knownAs } from '../account/hash-in-turn.ts'
import { findById } from '../account/user-store.ts'
import { endWithPeriod } from '../billing/leave.ts'
import { sendLetter } from '../letter/send-letter.ts'
import { askForDeletion } from './deletion-store.ts'
import { readPersonalData } from './export.ts'

const DAY_SECONDS = 86_400

builder.queryField('accountExport', (t) =>
  t.field({
    type: 'String',
    description: 'All data stored about the viewer, as JSON text.',
    extensions: { cost: 200 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      await takeFromNetwork(context, 'upload')
      const [exported] = await Promise.all([
        readPersonalData(context, viewer),
        recordAudit(context.account, 'data-exported', { userId: viewer.id, at: unixSeconds(context.clock) }),
      ])
      return JSON.stringify(exported, null, 2)
    },
  }),
)

const AccountDeletionRef = builder.objectRef<{ dueAt: number }>('AccountDeletion').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    deletionDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ dueAt }) => isoTime(dueAt) }),
  }),
})

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: AccountDeletionRef,
    description: `Signs the viewer out everywhere and deletes the account after ${DELETION_GRACE_DAYS} days, unless they sign in before. Codes: step-up-needed, wrong-password, too-many-attempts.`,
    args: { currentPassword: t.arg.string({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { currentPassword }, context) => ({
      dueAt: await deleteAccount(context, await requireViewer(context), currentPassword),
    }),
  }),
)

/** Returns when the account will be deleted, in unix seconds. */
async function deleteAccount(context: ProviderContext, viewer: ViewerRow, password: string): Promise<number> {
  requireConfirmed(context, viewer, { byPassword: true })
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
  // what fails now is done by scheduled jobs
  context.later(endWithPeriod(context, viewer.id).catch(() => null))
  const locale = messageLocale(viewer.language, viewer.country)
  const values = { name: viewer.nickName, link: accountLink(context, '/user/account-overview', locale), days: DELETION_GRACE_DAYS }
  const key = `account-deletion ${viewer.id} ${dueAt}`
  context.later(sendLetter(context, { key, to: viewer.email, locale, template: 'account-deletion', values }))
  return dueAt
}
