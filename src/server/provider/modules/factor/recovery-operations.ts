import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { beginRecovery, findRecovery, finishRecovery, refuseRecovery } from './recovery.ts'
import { openStep } from './sign-in-operations.ts'

interface Recovery {
  opensAt: number
  isWaiting: boolean
}

const RecoveryRef = builder.objectRef<Recovery>('Recovery').implement({
  description: 'The way back for somebody who has lost every passkey and app.',
  fields: (t) => ({
    opensDate: t.string({ description: 'When it can be gone; ISO 8601, UTC.', resolve: ({ opensAt }) => isoTime(opensAt) }),
    isWaiting: t.exposeBoolean('isWaiting', { description: 'That moment has not come.' }),
  }),
})

builder.queryField('recovery', (t) =>
  t.field({
    type: RecoveryRef,
    nullable: true,
    description: 'The way back that a letter’s link belongs to; null for one that is done, refused or over.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { token }, { account, clock }) => {
      const now = unixSeconds(clock)
      const found = await findRecovery(account, token, now)
      return found && { opensAt: found.opensAt, isWaiting: found.opensAt > now }
    },
  }),
)

builder.mutationFields((t) => ({
  askRecovery: t.field({
    type: SuccessRef,
    description:
      'Mails the link of the way back to somebody whose password was right (step of login) and who has lost passkey and app. It works after a wait in which it can be refused. Codes: "step-spent", "recovery-waits" where one is under way, "mail-not-sent".',
    args: { step: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { step }, context) => {
      await beginRecovery(context, await openStep(context, step))
      return DONE
    },
  }),
  refuseRecovery: t.field({
    type: SuccessRef,
    description: 'Ends a way back by its link: somebody else has asked for it. Codes: "token-spent", "too-many-attempts".',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, context) => {
      await takeFromNetwork(context, 'oneTimeLink')
      await refuseRecovery(context, token)
      return DONE
    },
  }),
  finishRecovery: t.field({
    type: SuccessRef,
    description:
      'Takes every passkey, app and recovery code from the account and ends its sessions; the password opens it again. Codes: "token-spent", "recovery-waits" (waitSeconds) before its time, "too-many-attempts".',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { token }, context) => {
      await takeFromNetwork(context, 'oneTimeLink')
      await finishRecovery(context, token)
      return DONE
    },
  }),
}))
