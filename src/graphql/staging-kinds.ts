/** How rooms are furnished in pictures. */
export const STAGING_STYLES = ['light', 'warm', 'bold', 'natural'] as const
export type StagingStyle = (typeof STAGING_STYLES)[number]

/** Rooms that are furnished in pictures. */
export const STAGING_ROOMS = ['living-room', 'dining-room', 'bedroom', 'child-room', 'study', 'balcony'] as const
export type StagingRoom = (typeof STAGING_ROOMS)[number]

/** Rooms that are shown empty and furnished; `scripts/draw-staging.ts` draws them. */
export const STAGED_ROOMS = ['living-light', 'bedroom-bold', 'study-natural', 'living-warm'] as const
export type StagedRoom = (typeof STAGED_ROOMS)[number]
