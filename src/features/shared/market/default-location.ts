/** §9: the location that is meant where none is known, Kuala Lumpur; Malaysia's map opens there. Degrees. */
export const DEFAULT_LOCATION = { key: 'KL', lat: 3.139, lng: 101.6869 } as const
