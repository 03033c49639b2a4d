import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChargeName } from '../duties/charge.ts'

interface ChargeWords {
  name: ReactNode
  /** what it is counted on, by whom and when it is due */
  note: ReactNode
}

/** The duties as their authorities call them. */
export const CHARGE_WORDS = {
  'sg-buyer': {
    name: <Trans>Buyer’s stamp duty (BSD)</Trans>,
    note: <Trans>On the higher of price and market value, within 14 days of the agreement.</Trans>,
  },
  'sg-additional': {
    name: <Trans>Additional buyer’s stamp duty (ABSD)</Trans>,
    note: <Trans>By the buyer’s profile and the number of homes owned. Joint buyers pay the highest rate among them.</Trans>,
  },
  'sg-seller': {
    name: <Trans>Seller’s stamp duty (SSD)</Trans>,
    note: (
      <Trans>
        The day of purchase decides the table, the years held decide the rate. A sale on the anniversary still counts to the year it ends.
      </Trans>
    ),
  },
  'sg-mortgage': {
    name: <Trans>Stamp duty on the mortgage</Trans>,
    note: <Trans>On the loan, with a ceiling of 500 dollars.</Trans>,
  },
  'sg-lease': {
    name: <Trans>Stamp duty on the tenancy agreement</Trans>,
    note: <Trans>Paid by the tenant on the rent of the whole term; terms beyond four years count as four.</Trans>,
  },
  'hk-ad-valorem': {
    name: <Trans>Ad valorem stamp duty (Scale 2)</Trans>,
    note: <Trans>The same for every buyer since 28 February 2024. Between two rates, marginal relief softens the step.</Trans>,
  },
  'hk-lease': {
    name: <Trans>Stamp duty on the tenancy agreement</Trans>,
    note: <Trans>Landlord and tenant usually pay half each.</Trans>,
  },
  'my-transfer': {
    name: <Trans>Stamp duty on the instrument of transfer</Trans>,
    note: <Trans>On the higher of price and market value. Part of a hundred ringgit counts as a hundred.</Trans>,
  },
  'my-loan': {
    name: <Trans>Stamp duty on the loan agreement</Trans>,
    note: <Trans>Five ringgit for each thousand of the loan.</Trans>,
  },
  'my-gains': {
    name: <Trans>Real property gains tax (RPGT)</Trans>,
    note: <Trans>On the gain after allowable costs; a person’s gain is reduced by RM10,000 or a tenth, whichever is more.</Trans>,
  },
  'au-transfer': {
    name: <Trans>Transfer duty</Trans>,
    note: <Trans>On the higher of price and market value, to the state or territory the home is in.</Trans>,
  },
  'au-foreign': {
    name: <Trans>Foreign purchaser’s surcharge</Trans>,
    note: <Trans>On the whole price, on top of transfer duty.</Trans>,
  },
} as const satisfies Record<ChargeName, ChargeWords>
