const DAY_MS = 86_400_000

/** Whole days from a moment (ISO 8601) to now, never less than 0; null where the text is none. */
export function daysSince(moment: string, now: number): number | null {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? null : Math.max(0, Math.floor((now - at) / DAY_MS))
}
