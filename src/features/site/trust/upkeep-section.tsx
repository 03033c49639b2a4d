import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteUpkeepQuery } from '#graphql/generated/graphql.ts'
import { durationWords } from '#lib/duration-words.ts'
import type { Format } from '#property/use-format.ts'
import { formatDay, formatPlainDay } from '#session/day-time.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'

type Upkeep = SiteUpkeepQuery['siteUpkeep']
type FailedDay = Upkeep['failedDays'][number]

const MINUTE_SECONDS = 60

interface UpkeepProps {
  upkeep: Upkeep
  format: Format
}

/** How often the site's parts answered the platform's clock. What was not asked is not counted as an answer. */
export function UptimeSection({ upkeep, format }: UpkeepProps) {
  const { i18n, t } = useLingui()
  if (upkeep.checkedSince === null)
    return (
      <p>
        <Trans>No check has been made yet.</Trans>
      </p>
    )
  const answered = format.count(upkeep.checksMade - upkeep.checksFailed)
  const due = format.count(upkeep.checksDue)
  const missed = upkeep.checksDue - upkeep.checksMade
  const since = formatDay(upkeep.checkedSince, i18n.locale)
  const share = format.percent((upkeep.checksMade - upkeep.checksFailed) / upkeep.checksDue, 2)
  const columns: Column<FailedDay>[] = [
    { key: 'day', header: t`Day`, cell: ({ day }) => formatPlainDay(day, i18n.locale) },
    { key: 'failed', header: t`Checks that failed`, numeric: true, cell: ({ failed }) => format.count(failed) },
    { key: 'checks', header: t`Checks`, numeric: true, cell: ({ checks }) => format.count(checks) },
  ]
  return (
    <>
      <p>
        <strong className="figures text-2xl">{share}</strong>
      </p>
      <p>
        <Trans>
          All databases answered {answered} of {due} checks, one every five minutes, in the last 90 days. Counted since {since}.
        </Trans>
      </p>
      {missed > 0 ? (
        <p>
          <Trans>Checks that were due and not made: {format.count(missed)}. They count as not answered.</Trans>
        </p>
      ) : null}
      {upkeep.failedDays.length > 0 ? (
        <DataTable caption={t`Days on which a check failed (UTC)`} columns={columns} rows={upkeep.failedDays} rowKey={({ day }) => day} />
      ) : (
        <p>
          <Trans>No check failed.</Trans>
        </p>
      )}
    </>
  )
}

/** When the databases were last taken to one moment, and when that was last brought back. */
export function BackupSection({ upkeep: { lastBackup, lastRestore } }: Pick<UpkeepProps, 'upkeep'>) {
  const { i18n } = useLingui()
  const day = (at: string) => formatDay(at, i18n.locale)
  const took = (seconds: number) => durationWords(Math.max(seconds, MINUTE_SECONDS), i18n.locale)
  return (
    <>
      <p>
        {lastBackup ? (
          <Trans>Accounts and everything that people enter were last backed up on {day(lastBackup.at)}, to one moment and encrypted.</Trans>
        ) : (
          <Trans>No backup is on record.</Trans>
        )}
      </p>
      <p>
        {lastRestore ? (
          <Trans>
            A backup was last brought back on {day(lastRestore.at)}. Every table was compared; it took {took(lastRestore.seconds)} at most.
          </Trans>
        ) : (
          <Trans>No restored backup is on record.</Trans>
        )}
      </p>
    </>
  )
}
