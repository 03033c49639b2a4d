import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FeedSourcePartsFragment } from '#graphql/generated/graphql.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'

const STATES = new Map<string, MessageDescriptor>([
  ['running', msg`being taken in`],
  ['done', msg`taken in`],
  ['refused', msg`refused`],
])

/** The newest files of a source: when, what became of them, and what was rejected or left out, to save as a table. */
export function FeedRuns({ source, agency, runs }: { source: string; agency: string; runs: FeedSourcePartsFragment['runs'] }) {
  const { t, i18n } = useLingui()
  if (runs.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>No file was sent yet.</Trans>
      </p>
    )
  return (
    <ol aria-label={t`Files of ${agency}`} className="grid gap-1 text-sm">
      {runs.map(({ id, begunAt, state, reason, taken, changed, rejected, withdrawn, omitted }) => {
        const time = formatDayTime(begunAt, i18n.locale)
        return (
          <li key={id} className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{time}</span>
            <span>{i18n._(STATES.get(state) ?? msg`refused`)}</span>
            <span className="text-ink-2">
              <Trans>
                {taken} taken, {changed} changed, {withdrawn} withdrawn, {rejected} rejected, {omitted} parts left out
              </Trans>
            </span>
            {reason === null ? null : <span className="text-bad wrap-anywhere">{reason}</span>}
            {rejected + omitted === 0 ? null : (
              <Button size="small" aria-label={t`Save the report of ${time}`} onClick={() => void saveReport(source, id)}>
                <Trans>Save the report</Trans>
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

async function saveReport(source: string, run: string): Promise<void> {
  const { fetchRejections } = await import('./feed.functions.ts')
  const answer = await fetchRejections({ data: { run } }).catch(() => null)
  if (!answer?.ok || answer.value === null) return
  saveFile(`${source}-report.csv`, answer.value, 'text/csv;charset=utf-8')
}
