import type { TypeGroup } from '#market/vocabulary.ts'
import { MARKER_STYLES } from './marker-style.ts'

/** A group's mark as on the map, for legends and lists; decoration beside its words. */
export function MarkerShape({ group, size = 14 }: { group: TypeGroup; size?: number }) {
  const { path, token } = MARKER_STYLES[group]
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d={path} fill={`var(${token})`} />
    </svg>
  )
}
