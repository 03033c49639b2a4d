import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Segment } from '#graphql/generated/graphql.ts'

/** A market segment as a heading over its figures. */
export const segmentWords: Record<Segment, MessageDescriptor> = {
  HDB: msg`HDB flats`,
  HOS: msg`Subsidised flats`,
  CONDO: msg`Private apartments`,
  LAND: msg`Landed homes`,
}
