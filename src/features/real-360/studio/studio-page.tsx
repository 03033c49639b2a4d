import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { lazy } from 'react'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { NotForTours } from './not-for-tours.tsx'

// signed-out visitors, who are asked to sign in first, need none of it
const AccountStudio = lazy(async () => ({ default: (await import('./account-studio.tsx')).AccountStudio }))

/** Where a tour is made. */
export function StudioPage() {
  const answer = useLoaderData({ from: '/_default/user/tours/$tourId' })
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <Link
        to="/user/tours"
        className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
      >
        <Trans>All tours</Trans>
      </Link>
      {answer.ok ? (
        <OnceAwake fallback={<StudioTitle />}>
          <AccountStudio key={answer.value.id} tour={answer.value} />
        </OnceAwake>
      ) : (
        <>
          <StudioTitle />
          <NotForTours code={answer.failure.code}>
            {answer.failure.code === 'tour-unknown' ? (
              <FailedPanel title={<Trans>This tour is not among yours.</Trans>} />
            ) : (
              <FailedPanel title={<Trans>The tour could not be loaded</Trans>} />
            )}
          </NotForTours>
        </>
      )}
    </div>
  )
}

const StudioTitle = () => (
  <h1 className="title text-4xl">
    <Trans>Tour studio</Trans>
  </h1>
)
