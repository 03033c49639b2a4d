import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DryCounts } from '#property/feed/dry-counts.tsx'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { DryFaults } from './dry-faults.tsx'
import { DryHomes } from './dry-homes.tsx'
import { fileRefusalWords } from './fault-words.ts'
import type { ManagedFeed, TriedRun } from './feed-data.ts'
import { FeedFailure } from './feed-failure.tsx'
import { useFeedAct } from './use-feed-act.ts'

/** What the file that was tried out would do, and what can be done with it now. */
export function DryRunPart({ source, run, columnNames }: { source: ManagedFeed; run: TriedRun; columnNames: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { fileName, madeAt, reason, homes, faults } = run
  const time = formatDayTime(madeAt, i18n.locale)
  return (
    <section aria-label={t`What this file would do`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-2 wrap-anywhere">
        <Trans>
          What {fileName} would do, read {time}. Nothing of it is shown yet.
        </Trans>
      </p>
      <DryCounts run={run} />
      {reason ? (
        <div role="alert" className="max-w-[68ch]">
          <p className="text-bad">{i18n._(fileRefusalWords(reason))}</p>
          <p lang="en" className="text-sm text-ink-3 wrap-anywhere">
            {reason}
          </p>
        </div>
      ) : null}
      <ColumnsPart source={source} run={run} columnNames={columnNames} />
      <NextStep source={source} run={run} />
      {homes.length > 0 ? <DryHomes source={source.id} homes={homes} run={run.id} /> : null}
      {faults.length > 0 ? <DryFaults faults={faults} count={run.rejected + run.omitted} /> : null}
    </section>
  )
}

/** Asks for approval, or takes the file in. */
function NextStep({ source: { approval }, run }: { source: ManagedFeed; run: TriedRun }) {
  const { t } = useLingui()
  const { act, code, isSending } = useFeedAct()
  const [allowsMany, setAllowsMany] = useState(false)
  if (approval === 'ASKED')
    return (
      <p role="status">
        <Trans>We look at it and write to you. You may go on trying files out.</Trans>
      </p>
    )
  const isEmpty = run.read - run.rejected <= 0
  const needsMany = approval === 'APPROVED' && run.reason?.startsWith('too-many-gone') === true
  return (
    <div className="grid justify-items-start gap-3">
      {needsMany ? (
        <Checkbox name="many" label={t`These ${run.withdrawn} listings are meant to go.`} value={allowsMany} onValue={setAllowsMany} />
      ) : null}
      <FeedFailure code={code} />
      {isEmpty ? (
        <p className="text-ink-2">
          <Trans>Nothing of this file can be taken. Mend it and try it out again.</Trans>
        </p>
      ) : approval === 'APPROVED' ? (
        <Button
          look="primary"
          disabled={isSending || (needsMany && !allowsMany)}
          onClick={() => void act(({ takeTried }) => takeTried({ data: { dryRun: run.id, allowsMany } }))}
        >
          {isSending ? <Trans>Being taken in</Trans> : <Trans>Take this file in</Trans>}
        </Button>
      ) : (
        <Button look="primary" disabled={isSending} onClick={() => void act(({ askForApproval }) => askForApproval())}>
          <Trans>Ask for approval</Trans>
        </Button>
      )}
    </div>
  )
}
