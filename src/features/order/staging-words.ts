import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StagingRoom, StagingStyle } from '#graphql/generated/graphql.ts'

export const STAGING_ROOM_WORDS: Record<StagingRoom, MessageDescriptor> = {
  LIVING_ROOM: msg`Living room`,
  DINING_ROOM: msg`Dining room`,
  BEDROOM: msg`Bedroom`,
  CHILD_ROOM: msg`Child’s room`,
  STUDY: msg`Study`,
  BALCONY: msg`Balcony`,
}

export const STAGING_STYLE_WORDS: Record<StagingStyle, MessageDescriptor> = {
  LIGHT: msg`Light: pale wood, linen, soft blue`,
  WARM: msg`Warm: terracotta, walnut, wool`,
  BOLD: msg`Bold: dark woods, deep blue`,
  NATURAL: msg`Natural: cane, stone, green`,
}
