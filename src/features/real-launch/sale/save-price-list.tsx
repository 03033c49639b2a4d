import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import type { SaleLaunch } from './sale-units.ts'

/** The price list for spreadsheets, and on A4. */
export function SavePriceList({ launch }: { launch: SaleLaunch }) {
  const { t } = useLingui()
  const save = async () => {
    const { priceListTable } = await import('./price-list-table.ts')
    const table = priceListTable(launch.units, launch.pricesOn)
    saveFile(`${launch.projectSlug} ${t`price list`} ${launch.pricesOn}.csv`, table, 'text/csv; charset=utf-8')
  }
  return (
    <p className="no-print flex flex-wrap gap-3">
      <Button onClick={() => void save()}>
        <Trans>Save as a table</Trans>
      </Button>
      <Button onClick={() => window.print()}>
        <Trans>Print A4</Trans>
      </Button>
    </p>
  )
}
