import type { BookingActor, BookingState } from '../../db/trade/words.ts'
import type { Transitions } from '../../db/transitions.ts'

export const BOOKING_ACTIONS = ['confirm', 'decline', 'lapse', 'move', 'absent', 'late', 'cancel', 'complete'] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/** product §8.5: what is not here is refused. A visitor who withdraws what is not confirmed yet declines it. */
export const BOOKING_TRANSITIONS = {
  confirm: { from: ['held'], to: 'confirmed', by: ['owner'] },
  decline: { from: ['held'], to: 'declined', by: ['owner', 'visitor'] },
  lapse: { from: ['held'], to: 'lapsed', by: ['clock'] },
  move: { from: ['confirmed'], to: 'moved', by: ['owner', 'visitor'] },
  /** they did not come */
  absent: { from: ['confirmed'], to: 'done', by: ['owner'] },
  /** they cancelled too late for the time to be given to anybody else */
  late: { from: ['confirmed'], to: 'cancelled', by: ['owner'] },
  cancel: { from: ['confirmed'], to: 'cancelled', by: ['owner', 'visitor'] },
  complete: { from: ['confirmed'], to: 'done', by: ['owner'] },
} as const satisfies Transitions<BookingAction, BookingState, BookingActor>

/** A visitor's request that nobody has answered by then is free again. */
export const HELD_SECONDS = 86_400

/** What is cancelled so shortly before its beginning can be given to nobody else. */
export const LATE_SECONDS = 86_400
