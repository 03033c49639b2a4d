import { Trans } from '@lingui/react/macro'

export const valuationReasons = [
  {
    key: 'loan',
    title: <Trans>A loan</Trans>,
    text: (
      <Trans>
        A bank lends against a valuation, not against a price asked or an estimate. Ask your bank first whose valuation it accepts.
      </Trans>
    ),
  },
  {
    key: 'sale',
    title: <Trans>A sale or purchase</Trans>,
    text: (
      <Trans>Where the estimate was refused or its range is wide, an opinion from inside the home is worth having before you sign.</Trans>
    ),
  },
  {
    key: 'estate',
    title: <Trans>An estate or a separation</Trans>,
    text: (
      <Trans>To divide a home fairly, all sides need one figure from somebody who stands on no side, often for a date in the past.</Trans>
    ),
  },
  {
    key: 'accounts',
    title: <Trans>Accounts, tax or insurance</Trans>,
    text: (
      <Trans>Each purpose has its own definition of value. Name yours when you write, so that the report answers the right question.</Trans>
    ),
  },
]

export const valuationSteps = [
  {
    key: 'choose',
    title: <Trans>Choose home and time</Trans>,
    text: <Trans>Find the home, choose a free time of the desk, and confirm your phone by a code.</Trans>,
  },
  {
    key: 'agree',
    title: <Trans>Agree</Trans>,
    text: (
      <Trans>The desk calls you before the visit with the valuer’s name and the fee. The link in your e-mail moves or cancels it.</Trans>
    ),
  },
  {
    key: 'visit',
    title: <Trans>The visit</Trans>,
    text: <Trans>The valuer measures, notes condition, layout, light, view and surroundings, and takes photographs.</Trans>,
  },
  {
    key: 'report',
    title: <Trans>The report</Trans>,
    text: <Trans>A signed opinion of value with its date, its purpose, the comparable sales and what was assumed.</Trans>,
  },
]

export const valuationPapers = [
  { key: 'title', text: <Trans>the title or lease, with its start and its length</Trans> },
  { key: 'plan', text: <Trans>the floor plan, and approvals of what was altered or added</Trans> },
  { key: 'works', text: <Trans>a list of renovations with their years</Trans> },
  { key: 'tenancy', text: <Trans>the tenancy agreement, if the home is let</Trans> },
  { key: 'charges', text: <Trans>the latest statement of maintenance charges and property tax</Trans> },
  { key: 'estimate', text: <Trans>a print of the estimate, so that the two can be compared</Trans> },
]
