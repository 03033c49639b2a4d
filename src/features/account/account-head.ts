import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

interface Head {
  title: MessageDescriptor
  description: MessageDescriptor
}

const HEADS = {
  '/user/account-overview': {
    title: msg`Account overview`,
    description: msg`Your profile, sign-in, subscription and tools.`,
  },
  '/user/account-overview/seats': {
    title: msg`Seats`,
    description: msg`Who works on your subscription, and what they may do.`,
  },
  '/user/nonagent/account-overview': {
    title: msg`Account overview for owners and buyers`,
    description: msg`Your profile, sign-in and subscription.`,
  },
  '/user/subaccount/account-overview': {
    title: msg`Account overview of a sub-account`,
    description: msg`Your profile, your sign-in and the seat that you hold.`,
  },
  '/user/assistants': {
    title: msg`Assistants`,
    description: msg`Programs that you let work for you, each with a way to end it.`,
  },
  '/user/connect-assistant': {
    title: msg`Connect an assistant`,
    description: msg`A program asks to work for you.`,
  },
  '/user/saved-searches': {
    title: msg`Saved searches`,
    description: msg`Searches that you keep, with e-mails about what is new in them.`,
  },
} satisfies Record<string, Head>

/** Title and description of an account's page; the key is its path. */
export const accountHead = (i18n: I18n, path: keyof typeof HEADS) =>
  pageHead({ title: i18n._(HEADS[path].title), description: i18n._(HEADS[path].description), path })
