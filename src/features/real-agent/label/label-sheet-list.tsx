import { Trans, useLingui } from '@lingui/react/macro'
import { LabelSheetPicture } from './label-sheet-picture.tsx'
import { LABEL_SHEETS, type LabelSheet } from './label-sheets.ts'

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
