import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EstimateDriverCode } from '#graphql/generated/graphql.ts'

/** Why a step raises or lowers the value. */
const words: Record<EstimateDriverCode, { up: MessageDescriptor; down: MessageDescriptor }> = {
  TIME: {
    up: msg`Prices of such homes here have risen since those sales.`,
    down: msg`Prices of such homes here have fallen since those sales.`,
  },
  AREA: {
    up: msg`This home is larger than those that were sold.`,
    down: msg`This home is smaller than those that were sold.`,
  },
  FLOOR: { up: msg`It lies higher than those that were sold.`, down: msg`It lies lower than those that were sold.` },
  LEASE: { up: msg`More of its lease is left than of theirs.`, down: msg`Less of its lease is left than of theirs.` },
  LEARNED: {
    up: msg`Past estimates of such homes came out too low; this much was learnt from their errors.`,
    down: msg`Past estimates of such homes came out too high; this much was learnt from their errors.`,
  },
}

/** The reason for a step of that size, in words. */
export const driverWord = (code: EstimateDriverCode, amount: number): MessageDescriptor => words[code][amount < 0 ? 'down' : 'up']
