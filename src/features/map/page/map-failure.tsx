import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** The list works without the map. Without `onRetry` the whole map is missing; else only its markers. */
export function MapFailure({ onRetry }: { onRetry?: () => void }) {
  const router = useRouter()
  const again = (
    <Button onClick={onRetry ?? (() => void router.invalidate())}>
      <Trans>Try again</Trans>
    </Button>
  )
  return (
    <div className="absolute inset-x-3 top-3 z-10 mx-auto max-w-md max-lg:top-26">
      {onRetry ? (
        <Panel kind="failed" title={<Trans>The homes could not be drawn</Trans>} action={again}>
          <Trans>Their file did not arrive. The list has them all.</Trans>
        </Panel>
      ) : (
        <Panel kind="failed" title={<Trans>The map could not be loaded</Trans>} action={again}>
          <Trans>Please try again in a moment. The list still works.</Trans>
        </Panel>
      )}
    </div>
  )
}
