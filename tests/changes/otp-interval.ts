import type { Change } from './change.ts'

const NUMBERS = 'tests/architecture/specified-numbers.test.ts'

/** The interval is changed in the contract, but not in the specification. */
export const otpInterval: Change = {
  name: 'the interval after which a code may be sent again',
  half: [{ file: 'src/graphql/limits.ts', find: 'OTP_RESEND_SECONDS = 60', put: 'OTP_RESEND_SECONDS = 90' }],
  refused: { byTest: NUMBERS, saying: /statement 9\.16 of docs\/specification\.md is what OTP_RESEND_SECONDS says: after 90 s/ },
  rest: [
    { file: 'docs/specification.md', find: 'it may be sent again after 60 s', put: 'it may be sent again after 90 s' },
    { file: 'docs/specification.md', find: 'Sending again within 60 seconds', put: 'Sending again within 90 seconds' },
  ],
  proof: ['src/server/provider/modules/otp/send-code.test.ts', 'src/features/auth/wizard.test.ts'],
}
