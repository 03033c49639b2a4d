import type { OrderState } from '#graphql/order-kinds.ts'
import type { OrderSide } from '../../../db/trade/words.ts'
import { mayAct, type Transitions } from '../../../db/transitions.ts'

export const ORDER_ACTIONS = [
  'accept',
  'propose',
  'agree',
  'decline',
  'start',
  'deliver',
  'ask-changes',
  'resume',
  'approve',
  'cancel',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** product §8.6: what is not here is refused. Until it is delivered, either side may end it; who has not accepted declines. */
export const ORDER_TRANSITIONS = {
  accept: { from: ['new'], to: 'accepted', by: ['vendor'] },
  // other days or another price than were ordered; the order is agreed as proposed, or ended
  propose: { from: ['new'], to: null, by: ['vendor'] },
  agree: { from: ['new'], to: 'accepted', by: ['agent'] },
  decline: { from: ['new'], to: 'declined', by: ['vendor'] },
  start: { from: ['accepted'], to: 'in-production', by: ['vendor'] },
  deliver: { from: ['in-production'], to: 'delivered', by: ['vendor'] },
  'ask-changes': { from: ['delivered'], to: 'changes-asked', by: ['agent'] },
  resume: { from: ['changes-asked'], to: 'in-production', by: ['vendor'] },
  approve: { from: ['delivered'], to: 'approved', by: ['agent'] },
  cancel: { from: ['new', 'accepted', 'in-production'], to: 'cancelled', by: ['agent', 'vendor'] },
} as const satisfies Transitions<OrderAction, OrderState, OrderSide>

/** Whether a side may do it with an order in this state. A new order is declined by its vendor, not cancelled. */
export const mayDo = (action: OrderAction, side: OrderSide, state: OrderState): boolean =>
  mayAct(ORDER_TRANSITIONS, action, side, state) && !(action === 'cancel' && side === 'vendor' && state === 'new')

/** States in which a vendor's visit takes its time, proposed or agreed. */
export const SHOOT_STATES = ['new', 'accepted', 'in-production'] as const satisfies readonly OrderState[]

/** States in which the agent can still send what is to be worked on. */
const PREPARED_STATES = ['new', 'accepted', 'in-production', 'changes-asked'] as const satisfies readonly OrderState[]

/** States in which the vendor still owes the files. */
export const OWED_STATES = ['accepted', 'in-production', 'changes-asked'] as const satisfies readonly OrderState[]

/** States in which a side can send files and take them out again. */
export const SENDING_STATES = { agent: PREPARED_STATES, vendor: OWED_STATES } as const satisfies Record<OrderSide, readonly OrderState[]>
