import { builder } from '../../builder.ts'
import { completeEmailChange } from './email-change.ts'
import { EmailUpdateRef } from './type.ts'

builder.mutationField('emailUpdate', (t) =>
  t.field({
    type: EmailUpdateRef,
    description: `Changes the signed-in person's address to one that was proven by its code, and notifies the old address. Codes:
"invalid_access_token", "step-up-needed", "email-invalid", "user.form.otp.invalid", "otp-spent", "email-used".`,
    args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { email, code }, context) => ({ step: 'changed' as const, email: await completeEmailChange(context, email, code) }),
  }),
)
