import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasHousehold } from '#property/ways/has-household.ts'
import { PageSection } from '#ui/page-section.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { SECTION_TITLES } from '../sections/section-titles.ts'
import { type HomeToLeave, NoPlaces } from './no-places.tsx'

const HomeWays = lazy(async () => ({ default: (await import('./home-ways.tsx')).HomeWays }))

/** How each of a household gets from this home to its places, worked out in the browser; without a household the way to name one. */
export function HouseholdSection({ country, home }: HomeToLeave) {
  usePageWords()
  const { i18n } = useLingui()
  // the server knows no household
  const isHydrated = useHydrated()
  return (
    <PageSection id="ways" title={i18n._(SECTION_TITLES.ways)} aside={<Trans>by bus and rail, on foot or by bicycle</Trans>}>
      {isHydrated && hasHousehold() ? (
        <Suspense>
          <HomeWays country={country} home={home} />
        </Suspense>
      ) : (
        <NoPlaces country={country} home={home} />
      )}
    </PageSection>
  )
}
