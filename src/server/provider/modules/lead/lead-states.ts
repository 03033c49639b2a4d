import type { LeadState } from '../../db/trade/words.ts'
import type { Transitions } from '../../db/transitions.ts'

/** What moves a lead on. */
export const LEAD_MOVES = ['contact', 'meet', 'win', 'lose'] as const
export type LeadMove = (typeof LEAD_MOVES)[number]

/** product §8.3: what is not here is refused. Lost is what nobody answers any more, whenever that is. */
export const LEAD_TRANSITIONS = {
  contact: { from: ['new'], to: 'contacted', by: ['agent'] },
  meet: { from: ['contacted'], to: 'meeting', by: ['agent'] },
  win: { from: ['meeting'], to: 'won', by: ['agent'] },
  lose: { from: ['new', 'contacted', 'meeting'], to: 'lost', by: ['agent'] },
} as const satisfies Transitions<LeadMove, LeadState, 'agent'>
