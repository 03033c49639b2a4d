export const SEARCH_KINDS = ['project', 'street', 'postal-code', 'station', 'school', 'area'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
