import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import type { PictureQueue, SentPicture } from './pano/picture-queue.ts'
import { studioFailureWords } from './studio-words.ts'

/** Pictures that are cut or on their way, and those that were refused. */
export function SentPictures({ sent, queue }: { sent: readonly SentPicture[]; queue: PictureQueue }) {
  const { t, i18n } = useLingui()
  if (sent.length === 0) return null
  return (
    <ul aria-label={t`Pictures on their way`} className="grid gap-2">
      {sent.map(({ key, name, share, state, code }) => (
        <li key={key} className="grid gap-1.5 rounded border border-line p-2.5 text-sm">
          <span className="min-w-0 font-[560] wrap-anywhere">{name}</span>
          {state === 'refused' ? (
            <p role="alert" className="text-bad">
              {studioFailureWords(i18n, code ?? '')}
            </p>
          ) : (
            <>
              <progress
                max={1}
                value={share}
                aria-label={t`How much of ${name} has arrived`}
                className="h-2 w-full accent-(--color-lagoon)"
              />
              <p className="text-xs text-ink-3">
                {state === 'lost' ? (
                  <Trans>No connection. It goes on by itself.</Trans>
                ) : state === 'waiting' ? (
                  <Trans>Waits for its turn</Trans>
                ) : share === 0 ? (
                  <Trans>Being cut on this device</Trans>
                ) : (
                  <Trans>Being sent</Trans>
                )}
              </p>
            </>
          )}
          <span className="flex flex-wrap gap-2">
            {state === 'refused' && !code?.startsWith('pano-') ? (
              <Button size="small" aria-label={t`Try again: ${name}`} onClick={() => queue.again((one) => one.key === key)}>
                <Trans>Try again</Trans>
              </Button>
            ) : null}
            <Button size="small" look="ghost" aria-label={t`Take off the list: ${name}`} onClick={() => queue.drop(key)}>
              <Trans>Take off the list</Trans>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
