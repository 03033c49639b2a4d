import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { useSheetTitle } from '#ui/use-sheet-title.ts'

/** Prints the report on A4; `sheetTitle` stands at the head of every sheet (print.css). */
export function PrintButton({ sheetTitle }: { sheetTitle: string }) {
  useSheetTitle(sheetTitle)
  return (
    <Button className="no-print" onClick={() => window.print()}>
      <Trans>Print A4</Trans>
    </Button>
  )
}
