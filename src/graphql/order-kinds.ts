/** What can be ordered of a vendor. */
export const ORDER_SERVICES = ['photographs', 'floor-plan', 'tour', 'staging', 'video'] as const
export type OrderService = (typeof ORDER_SERVICES)[number]

export const ORDER_STATES = ['new', 'accepted', 'in-production', 'delivered', 'changes-asked', 'approved', 'declined', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** How rooms are furnished in pictures. */
export const STAGING_STYLES = ['light', 'warm', 'bold', 'natural'] as const
export type StagingStyle = (typeof STAGING_STYLES)[number]

/** Rooms that are furnished in pictures. */
export const STAGING_ROOMS = ['living-room', 'dining-room', 'bedroom', 'child-room', 'study', 'balcony'] as const
export type StagingRoom = (typeof STAGING_ROOMS)[number]
