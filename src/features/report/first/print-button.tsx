import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'

/** Prints the report on A4; `sheetTitle` stands at the head of every sheet (print.css). */
export function PrintButton({ sheetTitle }: { sheetTitle: string }) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--sheet-title', JSON.stringify(sheetTitle))
    return () => {
      style.removeProperty('--sheet-title')
    }
  }, [sheetTitle])
  return (
    <Button className="no-print" onClick={() => window.print()}>
      <Trans>Print A4</Trans>
    </Button>
  )
}
