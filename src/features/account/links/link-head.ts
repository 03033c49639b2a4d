import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

const LINK_HEADS = {
  '/user/active-email': {
    title: msg`Activate your account`,
    description: msg`Where the link of an invitation leads.`,
  },
  '/user/reset-password': {
    title: msg`Choose a new password`,
    description: msg`Where the link to a new password leads.`,
  },
  '/user/verify-email': {
    title: msg`Confirm your e-mail address`,
    description: msg`Where the link to confirm an address leads.`,
  },
  '/user/copies': {
    title: msg`Copies of enquiries`,
    description: msg`Where somebody agrees to copies of enquiries, or ends them.`,
  },
  '/user/recover-sign-in': {
    title: msg`Sign in without passkey and app`,
    description: msg`Where the way back of who has lost passkey and app leads.`,
  },
  '/user/stop-alerts': {
    title: msg`Stop all alerts`,
    description: msg`Where the way out of e-mails about saved searches leads.`,
  },
} satisfies Record<string, { title: MessageDescriptor; description: MessageDescriptor }>

/** Title and description of a page whose address holds a token; the key is its path: not indexed, no referrer, and canonical without the token. */
export function linkHead(i18n: I18n, path: keyof typeof LINK_HEADS) {
  const { title, description } = LINK_HEADS[path]
  const head = pageHead({ title: i18n._(title), description: i18n._(description), path })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }] }
}
