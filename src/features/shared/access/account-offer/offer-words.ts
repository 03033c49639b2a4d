import { msg } from '@lingui/core/macro'

/** What is asked where another site leads to an account, written by the Worker alone (`src/server/account-offer.server.ts`). */
export const offerWords = {
  title: (name: string) => msg`Log in as ${name}?`,
  why: (email: string) => msg`A link brought you here to log you in to the account of ${email}. Continue only if it is your own account.`,
  accept: (name: string) => msg`Continue as ${name}`,
  decline: () => msg`Go on without logging in`,
}
