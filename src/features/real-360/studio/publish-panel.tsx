import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { fail } from '#lib/result.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StudioNeeds } from './studio-needs.tsx'
import { studioFailureWords } from './studio-words.ts'
import type { StudioEdit } from './use-studio.ts'

const DeleteDialog = lazy(async () => ({ default: (await import('./studio-dialogs.tsx')).DeleteDialog }))

/** What is missing, where visitors would stand still, and what is done with the tour as a whole. */
export function PublishPanel({ studio, isBusy }: { studio: StudioEdit; isBusy: boolean }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [isActing, setActing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const { own, tour } = studio
  const act = async (change: () => Promise<string | null>) => {
    setActing(true)
    setFailure(await change())
    setActing(false)
  }
  const remove = async () => {
    const answer = await import('./studio.functions.ts')
      .then(({ sendDeletion }) => sendDeletion({ data: { id: studio.id, country: studio.country } }))
      .catch(() => fail('network', 'unreachable'))
    if (answer.ok) return navigate({ to: '/user/tours' })
    setDeleting(false)
    setFailure(answer.failure.code)
  }
  const isWaiting = studio.isUnsaved || studio.isSending || isActing || isBusy
  return (
    <section aria-label={t`Show the tour`} className="grid content-start justify-items-start gap-4">
      <StudioNeeds studio={studio} before={<Trans>Before it can be shown it needs:</Trans>} />
      {failure ? (
        <p role="alert" className="text-bad">
          {studioFailureWords(i18n, failure)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={isWaiting || own.needs.length > 0 || (own.state === 'LIVE' && !own.hasChanges)}
          onClick={() => void act(studio.publish)}
        >
          {own.state === 'LIVE' ? <Trans>Publish the changes</Trans> : <Trans>Publish</Trans>}
        </Button>
        {own.state === 'LIVE' ? (
          <>
            <ButtonLink to="/real360/$path" params={{ path: own.path }}>
              <Trans>Open the tour</Trans>
            </ButtonLink>
            <Button look="ghost" disabled={isWaiting} onClick={() => void act(studio.hide)}>
              <Trans>Take it off</Trans>
            </Button>
          </>
        ) : null}
        <Button look="ghost" onClick={() => setDeleting(true)}>
          <Trans>Delete the tour</Trans>
        </Button>
      </div>
      {own.state === 'LIVE' && !own.hasChanges ? (
        <p className="text-sm text-ink-2">
          <Trans>What is written here is what visitors see.</Trans>
        </p>
      ) : null}
      {isDeleting ? (
        <Suspense>
          <DeleteDialog title={tour.title} onClose={() => setDeleting(false)} onDelete={() => void remove()} />
        </Suspense>
      ) : null}
    </section>
  )
}
