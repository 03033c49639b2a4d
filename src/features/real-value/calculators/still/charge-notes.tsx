import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChargeName } from '#property/duties/charge.ts'

/** What a duty is counted on, by whom and when it is due. */
export const CHARGE_NOTES = {
  'sg-buyer': <Trans>On the higher of price and market value, within 14 days of the agreement.</Trans>,
  'sg-additional': <Trans>By the buyer’s profile and the number of homes owned. Joint buyers pay the highest rate among them.</Trans>,
  'sg-seller': (
    <Trans>
      The day of purchase decides the table, the years held decide the rate. A sale on the anniversary still counts to the year it ends.
    </Trans>
  ),
  'sg-mortgage': <Trans>On the loan, with a ceiling of 500 dollars.</Trans>,
  'sg-lease': <Trans>Paid by the tenant on the rent of the whole term; terms beyond four years count as four.</Trans>,
  'hk-ad-valorem': <Trans>The same for every buyer since 28 February 2024. Between two rates, marginal relief softens the step.</Trans>,
  'hk-lease': <Trans>Landlord and tenant usually pay half each.</Trans>,
  'my-transfer': <Trans>On the higher of price and market value. Part of a hundred ringgit counts as a hundred.</Trans>,
  'my-loan': <Trans>Five ringgit for each thousand of the loan.</Trans>,
  'my-gains': <Trans>On the gain after allowable costs; a person’s gain is reduced by RM10,000 or a tenth, whichever is more.</Trans>,
  'au-transfer': <Trans>On the higher of price and market value, to the state or territory the home is in.</Trans>,
  'au-foreign': <Trans>On the whole price, on top of transfer duty.</Trans>,
} as const satisfies Record<ChargeName, ReactNode>
