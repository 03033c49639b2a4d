import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { allUnits } from './all-units.ts'
import type { SaleLaunch } from './sale-units.ts'

/** The price list for spreadsheets, and on A4. */
export function SavePriceList({ launch, country }: { launch: SaleLaunch; country: CountryCode }) {
  const { t } = useLingui()
  const [isFailed, setFailed] = useState(false)
  const save = async () => {
    const [{ priceListTable }, units] = await Promise.all([import('./price-list-table.ts'), allUnits(launch, country)])
    setFailed(units === null)
    if (units === null) return
    const table = priceListTable(units, launch.pricesOn)
    saveFile(`${launch.projectSlug} ${t`price list`} ${launch.pricesOn}.csv`, table, 'text/csv; charset=utf-8')
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <Button onClick={() => void save()}>
        <Trans>Save as a table</Trans>
      </Button>
      <Button onClick={() => window.print()}>
        <Trans>Print A4</Trans>
      </Button>
      {isFailed ? (
        <p role="alert" className="text-bad">
          <Trans>The price list could not be loaded. Try again in a moment.</Trans>
        </p>
      ) : null}
    </div>
  )
}
