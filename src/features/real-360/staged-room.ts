/** Rooms that are shown empty and furnished; `scripts/draw-staging.ts` draws them. */
export const STAGED_ROOMS = ['living-light', 'bedroom-bold', 'study-natural', 'living-warm'] as const
export type StagedRoom = (typeof STAGED_ROOMS)[number]
