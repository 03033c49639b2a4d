import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConstructionStatus, Tenure } from '#market/vocabulary.ts'
import { localName } from '#property/local-name.ts'
import { wordOf } from '#property/vocabulary-words.ts'
import type { FacetChoice, FacetParameter } from './facet-choices.ts'
import { BEDROOMS_MAX } from './search.ts'

export const facetTitles: Record<FacetParameter, MessageDescriptor> = {
  type: msg`Kind of property`,
  beds: msg`Bedrooms`,
  tenure: msg`Tenure`,
  status: msg`Stage`,
  inArea: msg`Area`,
}

const tenureWords: Record<Tenure, MessageDescriptor> = { freehold: msg`Freehold`, leasehold: msg`Leasehold` }

const statusWords: Record<ConstructionStatus, MessageDescriptor> = {
  preconstruction: msg`Not yet begun`,
  'building-under-construction': msg`Under construction`,
  completed: msg`Completed`,
}

/** A value of a facet in the reader's words. */
export function facetWord(i18n: I18n, parameter: FacetParameter, { value, area }: Pick<FacetChoice, 'value' | 'area'>): string {
  if (parameter === 'inArea') return area?.name ? localName(i18n, { name: area.name, nameLocal: area.nameLocal }) : i18n._(msg`This area`)
  if (parameter === 'tenure') return i18n._(tenureWords[value as Tenure])
  if (parameter === 'status') return i18n._(statusWords[value as ConstructionStatus])
  if (parameter === 'type') return wordOf((message) => i18n._(message), value)
  const bedrooms = Number(value)
  if (bedrooms === 0) return i18n._(msg`Studio`)
  return bedrooms === BEDROOMS_MAX ? i18n._(msg`${bedrooms} or more`) : String(bedrooms)
}
