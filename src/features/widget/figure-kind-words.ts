import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Segment } from '#graphql/generated/graphql.ts'

/** The homes that figures of a whole market are of. */
export const figureKindWords: Record<Segment, MessageDescriptor> = {
  HDB: msg`HDB flats`,
  HOS: msg`Subsidised flats`,
  CONDO: msg`Private apartments`,
  LAND: msg`Landed homes`,
}
