/** Numbers that both sides of the contract promise. */
export const LIST_FIRST_MAX = 50
export const SUGGESTIONS_MAX = 20
export const SEARCH_TEXT_MAX_CHARS = 80
export const NEAR_RADIUS_MAX_METRES = 5_000
export const NEARBY_RADIUS_METRES = 1_500
export const QUERY_DEPTH_MAX = 8
export const QUERY_COST_MAX = 5_000
export const OFFSET_MAX = 10_000
