import { Trans } from '@lingui/react/macro'
import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListingSearch } from '../search.ts'

const ListingMap = lazy(() => import('./map/listing-map.tsx').then((code) => ({ default: code.ListingMap })))

/** The map above the list, where the address asks for it; its code is loaded then only. */
export function MapOfFound({ country, search }: { country: CountryCode; search: ListingSearch }) {
  if (search.view !== 'map') return null
  const waiting = <div className="h-80 bg-wash" aria-hidden="true" />
  return (
    <ClientOnly
      fallback={
        <noscript>
          <p className="pb-5 text-ink-2">
            <Trans>The map is drawn with JavaScript. The list has the same homes.</Trans>
          </p>
        </noscript>
      }
    >
      <Suspense fallback={waiting}>
        <ListingMap country={country} search={search} />
      </Suspense>
    </ClientOnly>
  )
}
