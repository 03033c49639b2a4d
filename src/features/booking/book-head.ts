import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

const HIDDEN = { name: 'robots', content: 'noindex' }

/** Title and description of an agent's times; not indexed. */
export function bookHead(i18n: I18n, hostId: string, name: string | undefined) {
  const title = name ? i18n._(msg`Book a time with ${name}`) : i18n._(msg`Book a time`)
  const head = pageHead({
    title,
    description: i18n._(msg`Free times for viewings and consultations, to be taken without an account.`),
    path: `/book/${hostId}`,
  })
  return { ...head, meta: [...head.meta, HIDDEN] }
}

/** Title and description of an appointment's page, whose address is a secret: not indexed, no referrer, and canonical without it. */
export function manageHead(i18n: I18n) {
  const description = i18n._(msg`Where the link in a letter about an appointment leads: see, move or cancel it.`)
  const head = pageHead({ title: i18n._(msg`Your appointment`), description, path: '/booking' })
  return { ...head, meta: [...head.meta, HIDDEN, { name: 'referrer', content: 'no-referrer' }] }
}
