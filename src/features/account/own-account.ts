import type { ReactNode } from 'react'
import type { AccountQuery } from '#graphql/generated/graphql.ts'

/** §3 User, as its owner sees it. */
export type OwnAccount = NonNullable<AccountQuery['user']>

/** What an editor of one row gets. */
export interface EditorProps {
  account: OwnAccount
  /** closes the editor; the row then shows the new state and says this */
  done: (said: ReactNode) => Promise<void>
  cancel: () => void
}
