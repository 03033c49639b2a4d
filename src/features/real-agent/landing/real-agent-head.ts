import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

interface Head {
  path: string
  title: MessageDescriptor
  description: MessageDescriptor
}

const HEADS = {
  landing: {
    path: '/realAgent',
    title: msg`realAgent – your intelligent real estate partner`,
    description: msg`Evidence reports, share pages, labels, plans and transaction lists for licensed agents, each figure with its source, range and date.`,
  },
  nonAgent: {
    path: '/realAgent/nonagent',
    title: msg`realAgent for owners and buyers`,
    description: msg`Read what comparable homes sold for, with range and date, without a licence and without an account.`,
  },
  subAccount: {
    path: '/realAgent/subaccount',
    title: msg`realAgent for sub-accounts`,
    description: msg`Valuations with their evidence under your own sign-in, on the subscription of your team or partner.`,
  },
} satisfies Record<string, Head>

/** Title and description of a page of the suite. */
export const realAgentHead = (i18n: I18n, page: keyof typeof HEADS) => {
  const { path, title, description } = HEADS[page]
  return pageHead({ title: i18n._(title), description: i18n._(description), path })
}
