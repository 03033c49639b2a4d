import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { studioFailureWords, TOUR_STATE_TONES, TOUR_STATE_WORDS } from './studio-words.ts'
import type { StudioEdit } from './use-studio.ts'

const PhonePreview = lazy(async () => ({ default: (await import('./phone-preview.tsx')).PhonePreview }))

/** What tour this is, whether it is kept, and how it looks to others. */
export function StudioHeader({ studio, from }: { studio: StudioEdit; from: string | null }) {
  const { i18n } = useLingui()
  const [isPreviewed, setPreviewed] = useState(false)
  const { tour, own, writer } = studio
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <h1 lang={tour.locale} className="title text-4xl wrap-anywhere">
          {tour.title || <Trans>Tour without a title</Trans>}
        </h1>
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {writer.as === 'vendor' ? (
            <span className="figures">
              {writer.order.number} · {writer.order.place}
            </span>
          ) : (
            <>
              <Badge tone={TOUR_STATE_TONES[own.state]}>{i18n._(TOUR_STATE_WORDS[own.state])}</Badge>
              <span className="figures">{`/real360/${own.path}`}</span>
            </>
          )}
          <SaveState studio={studio} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {studio.before ? (
          <Button onClick={() => studio.step({ do: 'undo' })}>
            <Trans>Put back what was taken out</Trans>
          </Button>
        ) : null}
        <Button disabled={from === null} onClick={() => setPreviewed(true)}>
          <Trans>Try it on a phone</Trans>
        </Button>
      </div>
      {isPreviewed && from !== null ? (
        <Suspense>
          <PhonePreview tour={tour} from={from} onClose={() => setPreviewed(false)} />
        </Suspense>
      ) : null}
    </header>
  )
}

/** Whether what is written is kept. */
function SaveState({ studio: { failure, isUnsaved, isSending, savedAt, step } }: { studio: StudioEdit }) {
  const { i18n } = useLingui()
  const time = savedAt === null ? '' : formatDayTime(savedAt, i18n.locale)
  return (
    <span role="status" className={failure ? 'text-bad' : undefined}>
      {failure === 'unreachable' ? (
        <Trans>Not saved: no connection. It will be tried again.</Trans>
      ) : failure !== null ? (
        <>
          {studioFailureWords(i18n, failure)}{' '}
          {failure === 'tour-changed' ? null : (
            <button
              type="button"
              onClick={() => step({ do: 'refuse', code: 'unreachable' })}
              className="min-h-6 underline underline-offset-4"
            >
              <Trans>Try again</Trans>
            </button>
          )}
        </>
      ) : isUnsaved || isSending ? (
        <Trans>Saving …</Trans>
      ) : savedAt === null ? (
        <Trans>Everything is saved</Trans>
      ) : (
        <Trans>Saved at {time}</Trans>
      )}
    </span>
  )
}
