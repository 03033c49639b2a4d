import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChargeName } from '../duties/charge.ts'

/** The duties as their authorities call them. */
export const CHARGE_NAMES: Record<ChargeName, MessageDescriptor> = {
  'sg-buyer': msg`Buyer’s stamp duty (BSD)`,
  'sg-additional': msg`Additional buyer’s stamp duty (ABSD)`,
  'sg-seller': msg`Seller’s stamp duty (SSD)`,
  'sg-mortgage': msg`Stamp duty on the mortgage`,
  'sg-lease': msg`Stamp duty on the tenancy agreement`,
  'hk-ad-valorem': msg`Ad valorem stamp duty (Scale 2)`,
  'hk-lease': msg`Stamp duty on the tenancy agreement`,
  'my-transfer': msg`Stamp duty on the instrument of transfer`,
  'my-loan': msg`Stamp duty on the loan agreement`,
  'my-gains': msg`Real property gains tax (RPGT)`,
  'au-transfer': msg`Transfer duty`,
  'au-foreign': msg`Foreign purchaser’s surcharge`,
}
