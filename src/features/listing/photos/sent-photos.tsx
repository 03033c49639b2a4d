import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { listingFailureWords } from '../listing-words.ts'
import type { PhotoQueue, SentPhoto } from './photo-queue.ts'

/** Photographs on their way, and those that were refused. */
export function SentPhotos({ sent, queue }: { sent: readonly SentPhoto[]; queue: PhotoQueue }) {
  const { t, i18n } = useLingui()
  if (sent.length === 0) return null
  return (
    <ul aria-label={t`Photographs on their way`} className="grid gap-3">
      {sent.map(({ key, name, share, state, code }) => (
        <li key={key} className="grid gap-1.5 rounded border border-line p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="flex gap-2">
              {state === 'refused' ? (
                <Button size="small" aria-label={t`Try again: ${name}`} onClick={() => queue.again((one) => one.key === key)}>
                  <Trans>Try again</Trans>
                </Button>
              ) : null}
              <Button size="small" look="ghost" aria-label={t`Take off the list: ${name}`} onClick={() => queue.drop(key)}>
                <Trans>Take off the list</Trans>
              </Button>
            </span>
          </div>
          {state === 'refused' ? (
            <p role="alert" className="text-bad">
              {listingFailureWords(i18n, code ?? '')}
            </p>
          ) : (
            <>
              <progress
                max={1}
                value={share}
                aria-label={t`How much of ${name} has arrived`}
                className="h-2 w-full accent-(--color-lagoon)"
              />
              {state === 'lost' ? (
                <p className="text-sm text-ink-3">
                  <Trans>No connection. It goes on by itself.</Trans>
                </p>
              ) : null}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
