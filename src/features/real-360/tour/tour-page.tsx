import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { TourStage } from './tour-stage.tsx'

/** §2.8: a walk through a home, in a window of its own. */
export function TourPage() {
  const { tour } = useLoaderData({ from: '/_fullscreen/real360/$path' })
  if (tour) return <TourStage key={tour.id} tour={tour} />
  return (
    <div className="page flex-1 py-16">
      <FailedPanel title={<Trans>The tour could not be loaded</Trans>} />
    </div>
  )
}
