import { builder } from '../../builder.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { sendEmailChangeCode } from './email-change.ts'
import { checkPhoneCode, sendPhoneVerificationCode } from './phone-code.ts'
import { EmailUpdateRef } from './type.ts'

// §7 lists these as queries although they have effects, so clients must not repeat them by themselves.

builder.queryField('sendOTP', (t) =>
  t.field({
    type: SuccessRef,
    description: `Sends a code to a phone: to register with it, or, with a token, to change to it. Codes: "phone-invalid", "phone-country",
"otp-too-soon" (waitSeconds), "too-many-attempts" (retryAfterSeconds), "otp-send-failed".`,
    args: { phone: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { phone }, context) => {
      await sendPhoneVerificationCode(context, phone)
      return DONE
    },
  }),
)

builder.queryField('checkOTP', (t) =>
  t.field({
    type: SuccessRef,
    description: `Checks and spends the code that was sent to a phone; the phone then counts as verified for 15 minutes, for whoever
knows \`proof\`; without it, for the network that asked. Codes: "phone-invalid", "phone-country", "proof-invalid", "user.form.otp.invalid" for a wrong code, "otp-spent" when it expired, was used or had its five wrong tries.`,
    args: {
      phone: t.arg.string({ required: true }),
      otp: t.arg.string({ required: true }),
      proof: t.arg.string({
        description: 'A fresh secret of the caller, 32 to 128 characters of base64url, to be repeated in register as phoneProof.',
      }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { phone, otp, proof }, context) => {
      await checkPhoneCode(context, { phone, code: otp, secret: proof })
      return DONE
    },
  }),
)

builder.queryField('sendEmailUpdateCode', (t) =>
  t.field({
    type: EmailUpdateRef,
    description: `Sends a code to the address that the signed-in person wants to change to. Codes: "invalid_access_token", "step-up-needed",
"email-invalid", "email-used" and those of sendOTP.`,
    args: { email: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { email }, context) => {
      await sendEmailChangeCode(context, email)
      return { step: 'sent' as const, email: email.trim() }
    },
  }),
)
