import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SectionKey } from '../sections.ts'

/** The heading of every section, which stands among the contents too. */
export const SECTION_TITLES: Record<SectionKey, MessageDescriptor> = {
  evidence: msg`Why this number`,
  owner: msg`If it is yours`,
  trend: msg`Price over time`,
  facts: msg`The facts`,
  lease: msg`Tenure`,
  facilities: msg`Facilities`,
  mixes: msg`Homes here`,
  figures: msg`All figures`,
  spread: msg`How prices are spread`,
  premium: msg`What a floor adds`,
  seasons: msg`Months of the year`,
  rents: msg`Rents and yield by year`,
  like: msg`Like projects`,
  gallery: msg`Pictures and plans`,
  gains: msg`From purchase to sale`,
  stacks: msg`Floor by floor`,
  listings: msg`Advertised now`,
  building: msg`Building information`,
  deals: msg`Recorded deals`,
  nearby: msg`Around it`,
  ways: msg`Your ways`,
  'preview-end': msg`In the whole report`,
  sources: msg`Sources and limits`,
}
