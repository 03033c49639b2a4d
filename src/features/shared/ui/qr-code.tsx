import { encode } from 'uqr'

/** Dark cells of a row as one move and one line, "M2 3h4v1h-4z". */
const runsOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('')

/** An address as a QR code, dark on white in both themes, because cameras need it so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(runsOf).join('')} fill="#000" />
    </svg>
  )
}
