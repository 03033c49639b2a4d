import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { KeptLaunches } from './kept-launches.tsx'
import { LaunchList } from './launch-list.tsx'
import { LaunchReading } from './launch-reading.tsx'

const route = getRouteApi('/_default/realLaunch/')

/** §2.2 realLaunch: the projects of a market that are planned or being built. */
export function RealLaunchPage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const data = route.useLoaderData()
  const place = countryName(i18n, country)
  return (
    <>
      <LandingHero
        kicker={<Trans>realLaunch</Trans>}
        title={<Trans>New projects in {place}</Trans>}
        lead={<Trans>What is planned and being built, when it will stand, what is left, and what buyers have paid so far.</Trans>}
        actions={<WaysOn country={country} />}
        isBrief
      />
      <div className="report page grid grid-cols-[minmax(0,1fr)] gap-16 pt-4 pb-20 sm:pt-10">
        {data.ok ? (
          <>
            {data.value.kept ? (
              <KeptLaunches
                country={country}
                search={search}
                kept={data.value.kept}
                today={data.value.today}
                currency={data.value.market.currencyCode}
              />
            ) : null}
            <LaunchList country={country} search={search} launches={data.value} />
          </>
        ) : (
          <FailedPanel title={<Trans>The projects could not be loaded</Trans>} />
        )}
        <LaunchReading />
      </div>
    </>
  )
}

const WaysOn = ({ country }: { country: CountryCode }) => (
  <>
    <ButtonLink to="/map" search={{ countryCode: country }} size="large">
      <Trans>Open the map</Trans>
    </ButtonLink>
    <ButtonLink to="/search" search={{ countryCode: country }} look="ghost" size="large">
      <Trans>See all projects</Trans>
    </ButtonLink>
    <ButtonLink to="/land" search={{ countryCode: country }} look="ghost" size="large">
      <Trans>Land for building</Trans>
    </ButtonLink>
  </>
)
