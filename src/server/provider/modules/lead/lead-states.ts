export const LEAD_STATES = ['new', 'contacted', 'meeting', 'won', 'lost'] as const
export type LeadState = (typeof LEAD_STATES)[number]

export const LEAD_ORIGINS = ['contact', 'training', 'value', 'report', 'share', 'launch', 'listing', 'tour', 'booking'] as const
export type LeadOrigin = (typeof LEAD_ORIGINS)[number]

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
