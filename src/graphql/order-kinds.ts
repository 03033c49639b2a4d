/** What can be ordered of a vendor. */
export const ORDER_SERVICES = ['photographs', 'floor-plan', 'tour', 'staging', 'video'] as const
export type OrderService = (typeof ORDER_SERVICES)[number]

export const ORDER_STATES = ['new', 'accepted', 'in-production', 'delivered', 'changes-asked', 'approved', 'declined', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]
