import type { LeadState } from '../../db/trade/words.ts'

/** What moves a lead on. */
export const LEAD_MOVES = ['contact', 'meet', 'win', 'lose'] as const
export type LeadMove = (typeof LEAD_MOVES)[number]

/** product §8.3: what is not here is refused. Lost is what nobody answers any more, whenever that is. */
export const LEAD_TRANSITIONS = {
  contact: { from: ['new'], to: 'contacted' },
  meet: { from: ['contacted'], to: 'meeting' },
  win: { from: ['meeting'], to: 'won' },
  lose: { from: ['new', 'contacted', 'meeting'], to: 'lost' },
} as const satisfies Record<LeadMove, { from: readonly LeadState[]; to: LeadState }>
