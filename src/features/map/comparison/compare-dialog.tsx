import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/form/select.tsx'
import { type AreaChoice, useAreaChoices } from '../filters/use-area-choices.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { CompareTable } from './compare-table.tsx'

/** Two places side by side: medians, their numbers of sales, and changes. */
export function CompareDialog({ tools, onClose }: { tools: MapTools; onClose: () => void }) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const choices = useAreaChoices(tools, locale)
  const [picked, setPicked] = useState<readonly [string, string]>(['', ''])
  const both = picked.map((value, side) => choices.find((choice) => choice.value === value) ?? choices[side] ?? null)
  const select = (side: 0 | 1, label: string) => (
    <Select
      aria-label={label}
      className="w-full [&_select]:w-full"
      value={both[side]?.value ?? ''}
      options={choices.map(({ value, label: word }) => ({ value, label: word }))}
      onValue={(value) => setPicked(side === 0 ? [value, both[1]?.value ?? ''] : [both[0]?.value ?? '', value])}
    />
  )
  return (
    <Dialog title={<Trans>Compare two areas</Trans>} width="wide" onClose={onClose}>
      <p className="-mt-3 text-ink-2">
        <Trans>Sales of the newest twelve months of data. The filters that are set hold for both sides.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-3">
        {select(0, t`First area`)}
        {select(1, t`Second area`)}
      </div>
      {both.every((choice): choice is AreaChoice => choice !== null) ? <CompareTable tools={tools} sides={both} /> : null}
    </Dialog>
  )
}
