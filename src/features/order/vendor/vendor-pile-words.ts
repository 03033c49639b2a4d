import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VendorPile } from '../search.ts'

export const VENDOR_PILE_WORDS: Record<VendorPile, MessageDescriptor> = {
  open: msg`All open`,
  answer: msg`To answer`,
  work: msg`Under way`,
  waiting: msg`Waiting for the agent`,
  closed: msg`Closed`,
}
