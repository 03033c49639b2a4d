import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderPile } from '../search.ts'

export const ORDER_PILE_WORDS: Record<OrderPile, MessageDescriptor> = {
  open: msg`All open`,
  look: msg`To look at`,
  late: msg`Late`,
  approved: msg`Approved`,
  ended: msg`Ended`,
}
