import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LateSection } from '../sections.ts'

/** Titles of the late sections, in a module of their own so that the browser loads no other messages for them. */
export const lateTitles = {
  owner: msg`If it is yours`,
  trend: msg`Price over time`,
  gallery: msg`Pictures and plans`,
  deals: msg`Recorded deals`,
} satisfies Record<LateSection, MessageDescriptor>
