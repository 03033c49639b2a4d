import { A4_HEIGHT_MM, A4_WIDTH_MM, cellsOf, type LabelSheet } from './label-sheets.ts'

/** A sheet drawn to scale with the numbers of its labels. */
export function LabelSheetPicture({ sheet, label }: { sheet: LabelSheet; label: string }) {
  return (
    <svg viewBox={`0 0 ${A4_WIDTH_MM} ${A4_HEIGHT_MM}`} role="img" aria-label={label} className="w-full max-w-56">
      <rect x="0.5" y="0.5" width={A4_WIDTH_MM - 1} height={A4_HEIGHT_MM - 1} className="fill-sheet stroke-line" />
      {cellsOf(sheet).map(({ number, x, y }) => (
        <g key={number}>
          <rect x={x} y={y} width={sheet.width} height={sheet.height} rx="2" className="fill-wash stroke-ink-3" strokeWidth="0.5" />
          <text x={x + 4} y={y + 11} fontSize="9" className="figures fill-ink-3">
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
