import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'

const WriteToPayer = lazy(() => import('../overlays/write-to-payer.tsx'))

/** On every page of somebody whose seat opens nothing now: why, and a press to write to whoever pays for it. */
export function SeatBanner() {
  const { viewer } = useRouteContext({ from: '__root__' })
  const [isWriting, setWriting] = useState(false)
  if (!viewer.closedSeat) return null
  const { standing, holder } = viewer.closedSeat
  return (
    <aside className="no-print border-b border-line bg-caution-soft text-caution-ink">
      <div className="page flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
        <p>
          {standing === 'suspended' ? (
            <Trans>{holder} has suspended your seat. It opens nothing until it is brought back.</Trans>
          ) : (
            <Trans>The subscription of {holder} does not pay for your seat now. It opens nothing until it does.</Trans>
          )}
        </p>
        <button
          type="button"
          onClick={() => setWriting(true)}
          className="inline-flex min-h-6 items-center font-[560] underline underline-offset-4"
        >
          <Trans>Write to {holder}</Trans>
        </button>
      </div>
      {isWriting ? (
        <Suspense fallback={null}>
          <WriteToPayer holder={holder} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </aside>
  )
}
