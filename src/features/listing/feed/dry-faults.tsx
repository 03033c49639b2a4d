import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCount } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { faultWords } from './fault-words.ts'
import type { TriedRun } from './feed-data.ts'

type Fault = TriedRun['faults'][number]

const SHOWN_FIRST = 20

/** Records that would not be taken, or not whole: where, which field, what stands there, and what to change. */
export function DryFaults({ faults, count }: { faults: readonly Fault[]; count: number }) {
  const { t, i18n } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? faults : faults.slice(0, SHOWN_FIRST)
  const columns: readonly Column<Fault>[] = [
    { key: 'row', header: <Trans>Record</Trans>, numeric: true, cell: ({ row }) => formatCount(row, i18n.locale) },
    { key: 'key', header: <Trans>Listing</Trans>, cell: ({ sourceKey }) => sourceKey },
    { key: 'is', header: <Trans>Taken</Trans>, cell: ({ isTaken }) => (isTaken ? t`yes, without this` : t`no`) },
    { key: 'field', header: <Trans>Field</Trans>, cell: ({ field }) => field },
    { key: 'given', header: <Trans>What stands there</Trans>, cell: ({ given }) => given },
    {
      key: 'todo',
      header: <Trans>What to change</Trans>,
      cell: ({ code, reason }) => (
        <>
          {i18n._(faultWords(code))}{' '}
          <span lang="en" className="text-sm text-ink-3">
            {reason}
          </span>
        </>
      ),
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h3 className="title text-xl">
        <Trans>What to mend</Trans>
      </h3>
      <div className="w-full">
        <DataTable
          caption={
            <Trans>
              The first {formatCount(faults.length, i18n.locale)} of {formatCount(count, i18n.locale)}
            </Trans>
          }
          columns={columns}
          rows={shown}
          rowKey={({ row, field, code }) => `${row} ${field} ${code}`}
        />
      </div>
      {isWhole || faults.length <= SHOWN_FIRST ? null : (
        <Button size="small" onClick={() => setWhole(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  )
}
