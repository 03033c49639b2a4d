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
  label: {
    path: '/realAgent/property-label',
    title: msg`Property labels`,
    description: msg`Address labels for a project or a street, laid out for standard A4 label sheets and printed from a PDF.`,
  },
  labelSheets: {
    path: '/realAgent/property-label/PdfList',
    title: msg`Label sheets`,
    description: msg`The label sheets made in your account, to download again or to delete.`,
  },
  analysis: {
    path: '/realAgent/market-analysis',
    title: msg`Market analysis`,
    description: msg`Comparable sales of a home, chosen, weighed and adjusted by an agent, with a workbook for the client.`,
  },
  workbook: {
    path: '/realAgent/market-analysis/workbook',
    title: msg`Workbook of a market analysis`,
    description: msg`What a client is handed of a market analysis, to print, to save and to pass on.`,
  },
  smartPlan: {
    path: '/realAgent/smartplan',
    title: msg`Smart plan`,
    description: msg`A client's sales and purchases on one line of time, with cash, loan and duties on their dates.`,
  },
} satisfies Record<string, Head>

/** Title and description of a page of the suite. */
export const realAgentHead = (i18n: I18n, page: keyof typeof HEADS) => {
  const { path, title, description } = HEADS[page]
  return pageHead({ title: i18n._(title), description: i18n._(description), path })
}
