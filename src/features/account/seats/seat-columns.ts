/** The columns of a seat where there is room for them; below each other on a phone. */
export const SEAT_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,9fr)] lg:items-baseline'
