/** From and to in minutes of one day. */
interface Span {
  from: number
  to: number
}

export interface Lane {
  lane: number
  /** beside how many it stands, itself among them */
  lanes: number
}

/**
 * Beside what each stands, of the spans of one day in any order: those that overlap, directly or through others, share the width in as few lanes as they
 * need, and each begins in the first one that is free.
 */
export function lanesOf<Entry extends Span>(entries: readonly Entry[]): Map<Entry, Lane> {
  const found = new Map<Entry, Lane>()
  let group: Entry[] = []
  let ends: number[] = []
  const close = () => {
    for (const entry of group) found.set(entry, { lane: found.get(entry)?.lane ?? 0, lanes: ends.length })
    group = []
    ends = []
  }
  for (const entry of entries.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= entry.from)) close()
    const free = ends.findIndex((end) => end <= entry.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = entry.to
    group.push(entry)
    found.set(entry, { lane, lanes: 0 })
  }
  close()
  return found
}
