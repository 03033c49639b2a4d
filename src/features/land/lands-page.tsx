import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandList } from './land-list.tsx'

const route = getRouteApi('/_default/land/')

/** §3: the sites of a market that are sold for building. */
export function LandsPage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const data = route.useLoaderData()
  const place = countryName(i18n, country)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-20 sm:pt-9">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[70ch]">
          <h1 className="title text-3xl">
            <Trans>Land for building in {place}</Trans>
          </h1>
          <p className="pt-2 text-lg text-ink-2">
            <Trans>
              Where homes will stand next: sites on tender, awarded and built, and what developers paid for each square foot of floor.
            </Trans>
          </p>
        </div>
        <ButtonLink to="/map" search={{ countryCode: country, nearby: 'land' }}>
          <Trans>Show on map</Trans>
        </ButtonLink>
      </header>
      {data.ok ? (
        <LandList country={country} search={search} found={data.value} />
      ) : (
        <FailedPanel title={<Trans>The sites could not be loaded</Trans>} />
      )}
    </div>
  )
}
