import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** §6: the name of each role. */
export const ROLE_WORDS: Readonly<Record<string, ReactNode>> = {
  ROLE_ADMIN: <Trans>Administrator</Trans>,
  ROLE_SALE: <Trans>Sales</Trans>,
  agent: <Trans>Agent</Trans>,
  'non-agent': <Trans>Owner or buyer</Trans>,
  'sub-account': <Trans>Sub-account</Trans>,
  vendor: <Trans>Vendor</Trans>,
}

/** Names of a subscription's status; only those that entitle occur. */
export const STATUS_WORDS: Readonly<Record<string, ReactNode>> = {
  active: <Trans>Active</Trans>,
  trialing: <Trans>Trial</Trans>,
  past_due: <Trans>Payment due</Trans>,
}
