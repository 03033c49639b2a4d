const DAY_MS = 86_400_000
/** a preview is open for some weeks */
const DAYS_MAX = 60

/** The days of a preview from today on, "2026-11-28" each; none where it has none or is over. */
export function previewDays({ previewFrom, previewTo }: { previewFrom: string | null; previewTo: string | null }, today: string): string[] {
  if (previewFrom === null) return []
  const [from, to] = [previewFrom > today ? previewFrom : today, previewTo ?? previewFrom]
  const count = Math.min(DAYS_MAX, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, i) => new Date(Date.parse(from) + i * DAY_MS).toISOString().slice(0, 10))
}
