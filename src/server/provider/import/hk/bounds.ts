/** No place of Hong Kong is outside of these degrees. */
export const BOUNDS = { south: 22.1, north: 22.6, west: 113.8, east: 114.5 } as const
