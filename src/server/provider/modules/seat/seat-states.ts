import type { SeatState } from '../../db/account/words.ts'
import type { Transitions } from '../../db/transitions.ts'

/** What a payer does with a seat. An invitation is withdrawn by removing it. */
export const SEAT_MOVES = ['suspend', 'resume', 'remove'] as const
export type SeatMove = (typeof SEAT_MOVES)[number]

/** What is not here is refused. */
export const SEAT_TRANSITIONS = {
  suspend: { from: ['active'], to: 'suspended', by: ['payer'] },
  resume: { from: ['suspended'], to: 'active', by: ['payer'] },
  remove: { from: ['invited', 'active', 'suspended'], to: 'removed', by: ['payer'] },
  accept: { from: ['invited'], to: 'active', by: ['person'] },
  leave: { from: ['active', 'suspended'], to: 'removed', by: ['person'] },
} as const satisfies Transitions<SeatMove | 'accept' | 'leave', SeatState, 'payer' | 'person'>
