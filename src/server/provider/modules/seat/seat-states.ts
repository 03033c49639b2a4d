import type { SeatState } from '../../db/account/words.ts'

/** What a payer does with a seat. An invitation is withdrawn by removing it. */
export const SEAT_MOVES = ['suspend', 'resume', 'remove'] as const
export type SeatMove = (typeof SEAT_MOVES)[number]

/** What is not here is refused. */
export const SEAT_TRANSITIONS = {
  suspend: { from: ['active'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'active' },
  remove: { from: ['invited', 'active', 'suspended'], to: 'removed' },
  accept: { from: ['invited'], to: 'active' },
} as const satisfies Record<SeatMove | 'accept', { from: readonly SeatState[]; to: SeatState }>
