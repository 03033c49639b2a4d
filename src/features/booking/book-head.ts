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

/** Of a page whose address is a secret: not indexed, no referrer, and canonical without it. */
function secretHead(title: string, description: string, path: string) {
  const head = pageHead({ title, description, path })
  return { ...head, meta: [...head.meta, HIDDEN, { name: 'referrer', content: 'no-referrer' }] }
}

/** Title and description of an appointment's page. */
export const manageHead = (i18n: I18n) =>
  secretHead(
    i18n._(msg`Your appointment`),
    i18n._(msg`Where the link in a letter about an appointment leads: see, move or cancel it.`),
    '/booking',
  )

/** Title and description of the page on which visitors of an open house check in. */
export const checkInHead = (i18n: I18n) =>
  secretHead(i18n._(msg`Open house`), i18n._(msg`Where visitors of an open house check in with their own phone.`), '/open-house')

/** Title and description of the page of proposed times. */
export const proposedHead = (i18n: I18n) =>
  secretHead(
    i18n._(msg`Proposed times`),
    i18n._(msg`Where the link in a letter that proposes times leads: take one, or say that none suits.`),
    '/proposed-times',
  )
