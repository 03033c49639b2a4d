import { isEmailAddress } from '#lib/email-address.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireVendor, requireViewer } from '../../viewer.ts'
import { findOpenLink, verifyEmailByLink } from './link-store.ts'
import { sendLink } from './send-link.ts'
import { EmailExistenceRef, SourceTypeEnum, UserRef } from './type.ts'
import { isEmailUsed } from './user-store.ts'

builder.queryFields((t) => ({
  user: t.field({
    type: UserRef,
    description: 'The person the token belongs to. Error "invalid_access_token" (§4) when it is not valid.',
    args: { sourceType: t.arg({ type: SourceTypeEnum, required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { sourceType }, context) => (sourceType === 'Vendor' ? requireVendor(context) : requireViewer(context)),
  }),
  validateEmail: t.field({
    type: EmailExistenceRef,
    description: 'Whether the address has an account (§5). Codes: "email-invalid", "too-many-attempts".',
    args: { email: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { email }, context) => {
      if (!isEmailAddress(email.trim())) throw refusal('email-invalid', 'This is not an e-mail address.')
      await takeFromNetwork(context, 'validateEmail')
      return { isExist: await isEmailUsed(context.account, email) }
    },
  }),
  validateToken: t.field({
    type: SuccessRef,
    description: 'Whether a one-time link is still valid.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { token }, { account, clock }) => ({ success: (await findOpenLink(account, token, unixSeconds(clock))) !== null }),
  }),
  verifyEmail: t.field({
    type: SuccessRef,
    description: 'Marks an e-mail address as verified by the link that was sent to it; may be repeated while the link is valid.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, { account, clock }) => ({ success: await verifyEmailByLink(account, token, unixSeconds(clock)) }),
  }),
}))

builder.mutationField('sendVerifyEmail', (t) =>
  t.field({
    type: SuccessRef,
    description:
      'Sends the signed-in person another link to verify the e-mail address. Code "mail-not-sent" when it could not be sent, or too many were.',
    extensions: { cost: 50 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      if (viewer.emailVerifiedAt === null && !(await sendLink(context, viewer, 'verify-email')))
        throw refusal('mail-not-sent', 'The e-mail could not be sent.')
      return DONE
    },
  }),
)
