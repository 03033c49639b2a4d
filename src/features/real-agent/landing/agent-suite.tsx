import { Trans } from '@lingui/react/macro'
import { SuiteLink } from '../suite-link.tsx'

/** The agent's tools, each with a link. */
export const agentSuite = [
  {
    key: 'reports',
    title: (
      <SuiteLink to="/report/property">
        <Trans>Evidence reports</Trans>
      </SuiteLink>
    ),
    text: <Trans>A project with its sales, unit mixes and prices, and an estimate for one home that names each comparable sale.</Trans>,
  },
  {
    key: 'analysis',
    title: (
      <SuiteLink to="/realAgent/market-analysis">
        <Trans>Market analysis</Trans>
      </SuiteLink>
    ),
    text: <Trans>Comparable sales of a home, chosen, weighed and adjusted by you, and a workbook under your name for your client.</Trans>,
  },
  {
    key: 'share',
    title: (
      <SuiteLink to="/user/shares">
        <Trans>Branded share pages</Trans>
      </SuiteLink>
    ),
    text: (
      <Trans>
        A profile, a project or a report under your name, registration number and agency. A link you can withdraw, with a count of its
        views.
      </Trans>
    ),
  },
  {
    key: 'label',
    title: (
      <SuiteLink to="/realAgent/property-label">
        <Trans>Property labels</Trans>
      </SuiteLink>
    ),
    text: <Trans>Address labels for a project or a street, laid out for standard A4 sheets and printed from a PDF.</Trans>,
  },
  {
    key: 'plan',
    title: (
      <SuiteLink to="/realAgent/smartplan">
        <Trans>Smart plan</Trans>
      </SuiteLink>
    ),
    text: (
      <Trans>A client's next moves on one line of time: what to sell, what to buy, the cash, the loan and the duties in between.</Trans>
    ),
  },
  {
    key: 'lists',
    title: (
      <SuiteLink to="/realAgent/transaction-lists">
        <Trans>Transaction lists</Trans>
      </SuiteLink>
    ),
    text: <Trans>The sales of a project or an area, filtered by size, floor and month, with their median and the number behind it.</Trans>,
  },
  {
    key: 'scheduler',
    title: (
      <SuiteLink to="/scheduler">
        <Trans>Scheduler</Trans>
      </SuiteLink>
    ),
    text: <Trans>Your free hours as times that a client can book: at once, or after you have confirmed. No hour is given twice.</Trans>,
  },
  {
    key: 'tours',
    title: (
      <SuiteLink to="/real360/faq">
        <Trans>Virtual tours</Trans>
      </SuiteLink>
    ),
    text: <Trans>A home to walk through on a screen, room by room, with its floor plan beside it.</Trans>,
  },
  {
    key: 'team',
    title: (
      <SuiteLink to="/realAgent/subaccount">
        <Trans>Team seats</Trans>
      </SuiteLink>
    ),
    text: <Trans>A sub-account for each member of a team or each partner: its own sign-in on one subscription.</Trans>,
  },
  {
    key: 'clients',
    title: (
      <SuiteLink to="/realAgent/nonagent">
        <Trans>For your clients</Trans>
      </SuiteLink>
    ),
    text: <Trans>Owners and buyers read the same reports without a licence number, free of charge.</Trans>,
  },
] as const
