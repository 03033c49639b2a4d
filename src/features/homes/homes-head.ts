import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

export const homesHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`My homes`),
    description: i18n._(msg`What your homes are worth over time, what a sale would leave, and what is sold nearby.`),
    path: '/user/homes',
  })

/** Not indexed, no referrer, and canonical without the token. */
export function stopLetterHead(i18n: I18n) {
  const head = pageHead({
    title: i18n._(msg`Stop a letter`),
    description: i18n._(msg`Where the way out of letters about your homes leads.`),
    path: '/user/homes/stop',
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }] }
}
