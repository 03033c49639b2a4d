/** How far the sale of a project by its developer has come. */
export const LAUNCH_STATES = ['announced', 'preview', 'selling', 'sold-out'] as const
export type LaunchState = (typeof LAUNCH_STATES)[number]

/** What a unit is to a buyer. */
export const UNIT_STATES = ['available', 'reserved', 'sold'] as const
export type UnitState = (typeof UNIT_STATES)[number]

export const LAUNCH_SORTS = ['next-day', 'price-low', 'price-high', 'most-left', 'top-first'] as const
export type LaunchSort = (typeof LAUNCH_SORTS)[number]

/** Of a file of launches that is brought on the desk: one request, and one transaction of the database. */
export const LAUNCH_FILE_MAX_CHARS = 900_000
