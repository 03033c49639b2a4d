import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { columnChoices } from './column-choices.ts'
import type { ManagedFeed, TriedRun } from './feed-data.ts'
import { FeedFailure } from './feed-failure.tsx'
import { useFeedAct } from './use-feed-act.ts'

interface ColumnsPartProps {
  source: ManagedFeed
  run: TriedRun
  columnNames: readonly string[]
}

/** What the columns of a table mean that has names of its own; said once, for every later file. */
export function ColumnsPart({ source: { columns: kept }, run: { unknownColumns: unknown }, columnNames }: ColumnsPartProps) {
  const { t } = useLingui()
  const { act, code, isSending } = useFeedAct()
  const [isOpen, setOpen] = useState(unknown.length > 0)
  const [columns, setColumns] = useState(() => columnChoices(unknown, kept, columnNames))
  if (columns.length === 0) return null
  const options = [{ value: '', label: t`Not needed` }, ...columnNames.map((value) => ({ value, label: value }))]
  const set = (at: number, means: string) => setColumns(columns.map((column, i) => (i === at ? { ...column, means } : column)))
  return (
    <section
      aria-label={t`Columns of your tables`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          {unknown.length > 0 ? (
            <Plural
              value={unknown.length}
              one="# column is not known. Say what it means."
              other="# columns are not known. Say what they mean."
            />
          ) : (
            <Trans>Your names of columns are known.</Trans>
          )}
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Trans>Columns</Trans>
        </Button>
      </div>
      {isOpen ? (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {columns.map(({ name, means }, at) => (
              <Field key={name} label={name}>
                {(control) => (
                  <Select {...control} className="w-full" value={means} onValue={(value) => set(at, value)} options={options} />
                )}
              </Field>
            ))}
          </div>
          <FeedFailure code={code} />
          <div>
            <Button look="primary" disabled={isSending} onClick={() => void act(({ saveColumns }) => saveColumns({ data: { columns } }))}>
              {isSending ? <Trans>Reading</Trans> : <Trans>Keep this and try it out again</Trans>}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
