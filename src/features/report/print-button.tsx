import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'

/** Prints the report on A4. */
export function PrintButton() {
  return (
    <Button className="no-print" onClick={() => window.print()}>
      <Trans>Print A4</Trans>
    </Button>
  )
}
