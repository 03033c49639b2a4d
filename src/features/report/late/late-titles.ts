import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LateSection } from '../sections.ts'

/** What the sections that come alive are called. They stand apart because only these words are loaded for them in the browser. */
export const lateTitles = {
  trend: msg`Price over time`,
  deals: msg`Recorded deals`,
} satisfies Record<LateSection, MessageDescriptor>
