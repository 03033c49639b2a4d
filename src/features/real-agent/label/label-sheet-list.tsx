import { Trans, useLingui } from '@lingui/react/macro'
import { A4_HEIGHT_MM, A4_WIDTH_MM, cellsOf, LABEL_SHEETS, type LabelSheet } from './label-sheets.ts'

/** The sheets that labels are laid out for, drawn to scale with their measures. */
export const LabelSheetList = () => (
  <ul className="grid grid-cols-2 gap-x-6 gap-y-8 pt-6 sm:grid-cols-3">
    {LABEL_SHEETS.map((sheet) => (
      <SheetItem key={sheet.key} sheet={sheet} />
    ))}
  </ul>
)

function SheetItem({ sheet }: { sheet: LabelSheet }) {
  const { i18n, t } = useLingui()
  const { columns, rows } = sheet
  const [count, width, height] = [columns * rows, i18n.number(sheet.width), i18n.number(sheet.height)]
  return (
    <li className="grid content-start gap-3">
      <LabelSheetPicture sheet={sheet} label={t`A4 sheet with ${count} labels, numbered row by row`} />
      <div>
        <h3 className="figures text-lg font-semibold">{`${columns} × ${rows}`}</h3>
        <p className="figures text-ink-2">
          <Trans>
            {count} labels of {width} × {height} mm
          </Trans>
        </p>
      </div>
    </li>
  )
}

/** A sheet drawn to scale with the numbers of its labels. */
function LabelSheetPicture({ sheet, label }: { sheet: LabelSheet; label: string }) {
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
