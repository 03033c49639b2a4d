import { Trans } from '@lingui/react/macro'
import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LaunchSearch } from './search.ts'

const LaunchMap = lazy(() => import('./map/launch-map.tsx').then((code) => ({ default: code.LaunchMap })))

interface MapOfLaunchesProps {
  country: CountryCode
  search: LaunchSearch
  today: string
}

/** The map above the cards, where the address asks for it; its code is loaded then only. */
export function MapOfLaunches({ country, search, today }: MapOfLaunchesProps) {
  if (search.view !== 'map') return null
  const waiting = <div className="h-80 bg-wash" aria-hidden="true" />
  return (
    <div className="no-print pt-5">
      <ClientOnly
        fallback={
          <noscript>
            <p className="text-ink-2">
              <Trans>The map is drawn with JavaScript. The cards below are the same launches.</Trans>
            </p>
          </noscript>
        }
      >
        <Suspense fallback={waiting}>
          <LaunchMap country={country} search={search} today={today} />
        </Suspense>
      </ClientOnly>
    </div>
  )
}
