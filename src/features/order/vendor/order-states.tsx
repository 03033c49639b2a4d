import { Trans } from '@lingui/react/macro'

/** The states of an order as a vendor sees them; declined and cancelled end it early. */
export const orderStates = [
  {
    key: 'new',
    title: <Trans>New</Trans>,
    text: <Trans>Address, what is wanted, due date and fee are on the order. Accept it or decline it with a reason.</Trans>,
  },
  {
    key: 'accepted',
    title: <Trans>Accepted</Trans>,
    text: <Trans>You hold the order. The agent sees your name, and you see how to reach the home.</Trans>,
  },
  {
    key: 'production',
    title: <Trans>In production</Trans>,
    text: <Trans>Notes on the order keep agent and vendor on one page while you work.</Trans>,
  },
  {
    key: 'delivered',
    title: <Trans>Delivered</Trans>,
    text: <Trans>Upload the files, and the agent looks at them. The order closes and goes to invoice once they are approved.</Trans>,
  },
] as const
