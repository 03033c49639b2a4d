import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localName } from '#lib/local-name.ts'
import { choiceWord } from '#property/filter/choice-words.ts'
import { wordOf } from '#property/vocabulary-words.ts'
import type { FacetChoice, FacetKeyOrWords } from './facet-choices.ts'

export const facetTitles: Record<FacetKeyOrWords, MessageDescriptor> = {
  type: msg`Kind of property`,
  bedrooms: msg`Bedrooms`,
  tenures: msg`Tenure`,
  constructionStatuses: msg`Stage`,
  inArea: msg`Area`,
}

/** A value of a facet in the reader's words. */
export function facetWord(i18n: I18n, key: FacetKeyOrWords, { value, area }: Pick<FacetChoice, 'value' | 'area'>): string {
  if (key === 'inArea') return area?.name ? localName(i18n, { name: area.name, nameLocal: area.nameLocal }) : i18n._(msg`This area`)
  return key === 'type' ? wordOf((message) => i18n._(message), value) : choiceWord(i18n, key, value)
}
