/** The states that a subscription of the demonstration is in: Stripe's words, and one that is paid for and ends then. */
export type PaidState = 'active' | 'trialing' | 'ending' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due'

/** Somebody invented who pays, has paid or was about to. */
export interface DemoPayer {
  id: string
  email: string
  name: string
  country: 'SG' | 'MY' | 'AU'
  kind: 'agent' | 'non-agent'
  /** the lookup key of the price */
  price: string
  quantity: number
  state: PaidState
}

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

export const DEMO_PAYERS: readonly DemoPayer[] = [
  {
    id: id(101),
    email: 'trial@demo.example',
    name: 'Iris Rowan Lim',
    country: 'SG',
    kind: 'agent',
    price: 'sg-agent-solo-month',
    quantity: 1,
    state: 'trialing',
  },
  {
    id: id(102),
    email: 'ending@demo.example',
    name: 'Faizal Juniper',
    country: 'MY',
    kind: 'agent',
    price: 'my-agent-team-year',
    quantity: 6,
    state: 'ending',
  },
  {
    id: id(103),
    email: 'past-due@demo.example',
    name: 'Callum Wattle',
    country: 'AU',
    kind: 'agent',
    price: 'au-agent-solo-month',
    quantity: 1,
    state: 'past_due',
  },
  {
    id: id(104),
    email: 'ended@demo.example',
    name: 'Su-Lin Maple Goh',
    country: 'SG',
    kind: 'non-agent',
    price: 'sg-owner-year',
    quantity: 1,
    state: 'canceled',
  },
  {
    id: id(105),
    email: 'unpaid@demo.example',
    name: 'Anand Teak',
    country: 'MY',
    kind: 'non-agent',
    price: 'my-owner-month',
    quantity: 1,
    state: 'incomplete',
  },
  {
    id: id(106),
    email: 'given-up@demo.example',
    name: 'Holly Banksia',
    country: 'AU',
    kind: 'non-agent',
    price: 'au-owner-month',
    quantity: 1,
    state: 'incomplete_expired',
  },
]
