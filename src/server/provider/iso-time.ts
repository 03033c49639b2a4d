/** Unix seconds as ISO 8601, UTC. */
export const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString()
