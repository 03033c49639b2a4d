import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import type { LandMarketFragment, LandNearbyQuery, LandParcelFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { FactsList } from '#property/facts-list.tsx'
import { ShareOpenPage } from '#property/share/share-open-page.tsx'
import { useFormat } from '#property/use-format.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { DemoLandNote } from './land-list.tsx'
import { LandNearby } from './land-nearby.tsx'
import { LandTimeline } from './land-timeline.tsx'
import { landActivityWord, landStatusWord, landUseWord } from './land-words.ts'

const route = getRouteApi('/_default/land/$countryCode/$landKey')

/** §3: one site, the steps of its sale, and what lies around it. */
export function LandPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const data = route.useLoaderData()
  const land = data.ok ? data.value.land : null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-20 sm:pt-9">
      {data.ok && land ? (
        <Site country={country} land={land} market={data.value.market} nearby={data.value.nearby} />
      ) : (
        <FailedPanel title={<Trans>The site could not be loaded</Trans>} />
      )}
    </div>
  )
}

interface SiteProps {
  country: CountryCode
  land: LandParcelFragment
  market: LandMarketFragment
  nearby: LandNearbyQuery | null
}

const SITE_ZOOM = 15

function Site({ country, land, market, nearby }: SiteProps) {
  const { i18n } = useLingui()
  const format = useFormat(market.currencyCode)
  const { nameDisplayText, area, status, lat, lng } = land
  const month = market.lastMonth ? format.month(market.lastMonth) : null
  const camera = lat === null || lng === null ? undefined : `${lat.toFixed(5)}_${lng.toFixed(5)}_${SITE_ZOOM}`
  return (
    <>
      <header>
        <p>
          <Link to="/land" search={{ countryCode: country }} className="inline-flex min-h-6 items-center text-lagoon hover:underline">
            <Trans>All land for building</Trans>
          </Link>
        </p>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-1">
          <div>
            <h1 className="title text-3xl">{nameDisplayText}</h1>
            <p className="flex flex-wrap items-center gap-x-3 pt-1 text-lg text-ink-2">
              {localName(i18n, area)}
              <Badge tone={status === 'open-for-tender' ? 'lagoon' : 'quiet'}>{landStatusWord(i18n, status)}</Badge>
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ShareOpenPage title={nameDisplayText} />
            {camera ? (
              <ButtonLink to="/map" search={{ countryCode: country, at: camera, nearby: 'land' }}>
                <Trans>Show on map</Trans>
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {market.isDemo ? <DemoLandNote /> : null}
      </header>
      <PageSection title={<Trans>The tender</Trans>} aside={month ? <Trans>Records up to {month}</Trans> : null}>
        <LandTimeline land={land} currency={market.currencyCode} />
      </PageSection>
      <PageSection title={<Trans>The site</Trans>} className="max-w-[640px]">
        <div className="pt-3">
          <SiteFacts land={land} currency={market.currencyCode} />
          <p className="pt-2 text-sm text-ink-3">
            <Trans>psf ppr: the price for each square foot of gross floor area that may be built.</Trans>
          </p>
        </div>
      </PageSection>
      <LandNearby country={country} currency={market.currencyCode} nearby={nearby} />
    </>
  )
}

function SiteFacts({ land, currency }: { land: LandParcelFragment; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const { landKey, landUse, activity, tenureYears, siteAreaSqm, grossFloorAreaSqm, plotRatio, price, psfPpr } = land
  return (
    <FactsList
      facts={[
        { key: 'key', name: t`Key`, value: landKey },
        { key: 'activity', name: t`Sold by`, value: landActivityWord(i18n, activity) },
        { key: 'use', name: t`Use`, value: landUseWord(i18n, landUse) },
        { key: 'tenure', name: t`Tenure`, value: tenureYears === null ? t`not on record` : t`${tenureYears} years` },
        { key: 'site', name: t`Site area`, value: siteAreaSqm === null ? null : format.areas(siteAreaSqm) },
        { key: 'gfa', name: t`Gross floor area`, value: grossFloorAreaSqm === null ? null : format.areas(grossFloorAreaSqm) },
        { key: 'ratio', name: t`Plot ratio`, value: plotRatio === null ? null : i18n.number(plotRatio, { maximumFractionDigits: 2 }) },
        { key: 'price', name: t`Price`, value: price === null ? null : format.money(price) },
        {
          key: 'ppr',
          name: t`Price psf ppr`,
          value: psfPpr === null ? null : format.psfFigure(psfPpr),
        },
      ]}
    />
  )
}
