import type { ReactNode } from 'react'
import type { AccountQuery, NextPaymentQuery } from '#graphql/generated/graphql.ts'

/** §3 User with the fields for its owner. */
export type OwnAccount = NonNullable<AccountQuery['user']> & {
  /** of the subscription in the country of the visit; null where none is due */
  nextPayment: NextPaymentQuery['checkSubscription']['invoiceUpcoming']
}

/** Props of a row's editor. */
export interface EditorProps {
  account: OwnAccount
  /** closes the editor; the row then shows the new state and this message */
  done: (said: ReactNode) => Promise<void>
  cancel: () => void
}
