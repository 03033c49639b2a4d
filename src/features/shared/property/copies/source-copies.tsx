import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { CopyFailure, CopyParts, CopyProgress } from './copy-state.tsx'
import { isBeingMade, useCopies } from './use-copies.ts'

/** Copies of all that an agency has sent: one press has one made, and its parts are downloaded here. */
export function SourceCopies({ source, agency }: { source: string; agency: string }) {
  const { t, i18n } = useLingui()
  const { copies, failure, isAsking, make } = useCopies(source)
  return (
    <section aria-label={t`Copies of ${agency}`} className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          aria-label={t`Make a copy of ${agency}`}
          disabled={isAsking || isBeingMade(copies[0])}
          onClick={() => void make()}
        >
          <Trans>Make a copy</Trans>
        </Button>
        <span className="max-w-[60ch] text-ink-2">
          <Trans>All listings of the agency with their pictures, as RESO JSON and as a table.</Trans>
        </span>
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          <CopyFailure failure={failure} />
        </p>
      ) : null}
      <ol aria-label={t`Copies that were made of ${agency}`} className="grid gap-3 empty:hidden" aria-live="polite">
        {copies.map((copy) => (
          <li key={copy.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <span className="figures text-ink-2">
              <Trans>Asked for {formatDayTime(copy.askedDate, i18n.locale)}</Trans>
            </span>
            <CopyProgress copy={copy} />
            {copy.state === 'READY' ? <CopyParts copy={copy} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
