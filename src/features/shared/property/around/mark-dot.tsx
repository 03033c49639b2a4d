import type { MarkKind } from './place-map.ts'

/** Each kind of place has its own shape as well as its own colour. */
const SHAPES: Record<MarkKind, { path: string; className: string }> = {
  transit: { path: 'M-4.5-4.5h9v9h-9z', className: 'fill-lagoon' },
  learning: { path: 'M0-5.5 5.5 0 0 5.5-5.5 0z', className: 'fill-indigo' },
  shopping: { path: 'M0-5 5 4.5H-5z', className: 'fill-ochre' },
  green: { path: 'M-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0', className: 'fill-good' },
  care: { path: 'M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z', className: 'fill-bad' },
  other: { path: 'M-3.5 0a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0', className: 'fill-ink-3' },
}

/** The mark of a kind of place, in the middle of its box of 12. */
export const MarkShape = ({ kind }: { kind: MarkKind }) => <path d={SHAPES[kind].path} className={SHAPES[kind].className} />

export const MarkDot = ({ kind }: { kind: MarkKind }) => (
  <svg viewBox="-6 -6 12 12" className="size-3 shrink-0" aria-hidden="true">
    <MarkShape kind={kind} />
  </svg>
)
