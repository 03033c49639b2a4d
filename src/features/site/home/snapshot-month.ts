/**
 * The month that may stand over the figures of several segments: theirs, where it is one and the same. Sources end in different months, so that
 * null is common: each column then names its own.
 */
export function snapshotMonth(segments: readonly { month: string }[]): string | null {
  const [first] = segments
  return first && segments.every(({ month }) => month === first.month) ? first.month : null
}
