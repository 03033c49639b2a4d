import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'
import type { Tour } from './tour-scenes.ts'

/** A tour says itself what it is; one that is not shown has no words for search engines. */
export function tourHead(i18n: I18n, tour: Pick<Tour, 'title' | 'about' | 'path' | 'country'> | null | undefined) {
  if (!tour) return { meta: [{ title: `${i18n._(msg`Virtual tour`)} · realEstate` }, { name: 'robots', content: 'noindex' }] }
  return pageHead({ title: tour.title, description: tour.about, path: `/real360/${tour.path}`, country: tour.country })
}
