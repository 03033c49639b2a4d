import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SiteTour } from '#property/tour/site-tour.tsx'
import { useFormat } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { asServed } from '#ui/as-served.tsx'
import { Button } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { GalleryFrame } from '#ui/carousel/gallery-frame.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { saveFile } from '#ui/save-file.ts'
import { allUnits } from './all-units.ts'
import { BalanceOverTime, MixesLeftTable } from './balance.tsx'
import { ChosenUnit } from './chosen-unit.tsx'
import { ComparedUnits } from './compared-units.tsx'
import { InterestSection } from './interest/interest-section.tsx'
import { ListChoices, ListParts, OtherPart } from './list-parts.tsx'
import { PriceList } from './price-list.tsx'
import { SaleHeader } from './sale-header.tsx'
import { SaleReading } from './sale-reading.tsx'
import { type SaleLaunch, unitKey } from './sale-units.ts'
import type { UnitCosts } from './unit-costs.ts'
import { SinceLastVisit } from './visit/since-last-visit.tsx'
import { useLastVisit } from './visit/use-last-visit.ts'

const route = getRouteApi('/_default/realLaunch/project/$countryCode/$projectType/$projectSlug')

/** A launch: its price list by floor and stack, what is left, the payments of a chosen home, and like homes nearby. */
export function LaunchSalePage() {
  const { country } = useRouteContext({ from: '__root__' })
  const data = route.useLoaderData()
  const launch = data.ok ? data.value.launch : null
  return (
    <div className="report page grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-20 sm:pt-9">
      {data.ok && launch ? (
        <Sale
          country={country}
          launch={launch}
          currency={data.value.market.currencyCode}
          isDemo={data.value.market.isDemo}
          today={data.value.today}
          costs={data.value.costs}
        />
      ) : (
        <FailedPanel title={<Trans>The launch could not be loaded</Trans>} />
      )}
    </div>
  )
}

interface SaleProps {
  country: CountryCode
  launch: SaleLaunch
  currency: string
  isDemo: boolean
  /** "2026-11-28" */
  today: string
  costs: UnitCosts
}

function Sale({ country, launch, currency, isDemo, today, costs }: SaleProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const search = route.useSearch()
  const { unit: chosen, compare: compared = [] } = search
  const visit = useLastVisit(launch, country, today)
  const unit = launch.namedUnits.find((one) => unitKey(one) === chosen)
  const typeGroup = fromWireTypeGroup(launch.typeGroup)
  const asOf = formatDay(`${launch.pricesOn}T04:00:00Z`, i18n.locale)
  return (
    <>
      <header>
        <p className="no-print">
          <Link to="/realLaunch" search={{ countryCode: country }} className="inline-flex min-h-6 items-center text-lagoon hover:underline">
            <Trans>All launches</Trans>
          </Link>
        </p>
        <SaleHeader launch={launch} country={country} format={format} />
        {isDemo ? (
          <p className="mt-4 rounded bg-caution-soft px-4 py-2 text-sm text-caution-ink">
            <Trans>Demonstration data: projects, people and prices are invented.</Trans>
          </p>
        ) : null}
      </header>
      <SaleGallery launch={launch} />
      {launch.tours.length > 0 ? (
        <PageSection title={<Trans>Virtual tour</Trans>}>
          <div className="grid gap-6 pt-5 has-[>:nth-child(2)]:lg:grid-cols-2">
            {launch.tours.map((tour) => (
              <SiteTour key={tour.path} tour={tour} />
            ))}
          </div>
        </PageSection>
      ) : null}
      <PageSection title={<Trans>What is left</Trans>} aside={<Trans>as of {asOf}</Trans>}>
        <div className="pt-3">
          <MixesLeftTable launch={launch} format={format} />
          <BalanceOverTime launch={launch} format={format} />
        </div>
      </PageSection>
      <PageSection title={<Trans>Price list</Trans>} aside={<Trans>as of {asOf}</Trans>}>
        <SinceLastVisit visit={visit} />
        <ListChoices launch={launch} search={search} />
        <ListParts launch={launch} />
        <OtherPart launch={launch} chosen={chosen} />
        <PriceList
          units={launch.priceList.units}
          chosen={chosen}
          format={format}
          changes={visit?.changes}
          caption={t`Price list by floor and stack`}
        />
        <div className="pt-4">
          <SavePriceList launch={launch} country={country} />
        </div>
      </PageSection>
      {unit ? (
        <ChosenUnit
          unit={unit}
          launch={launch}
          country={country}
          typeGroup={typeGroup}
          currency={currency}
          format={format}
          costs={costs}
          compared={compared}
        />
      ) : null}
      <ComparedUnits
        launch={launch}
        compared={compared}
        costs={costs}
        country={country}
        typeGroup={typeGroup}
        currency={currency}
        format={format}
      />
      <Hydrate when={asServed}>
        <SaleReading launch={launch} country={country} format={format} />
      </Hydrate>
      {launch.state === 'SOLD_OUT' ? null : (
        <InterestSection launch={launch} country={country} today={today} unit={unit && unit.state !== 'SOLD' ? unitKey(unit) : undefined} />
      )}
    </>
  )
}

/** The pictures that the developer shows of the launch, one at a time; nothing where the file has none. */
function SaleGallery({ launch: { pictures } }: { launch: SaleLaunch }) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <PageSection title={<Trans>Pictures</Trans>}>
      <div className="pt-5">
        <Carousel
          label={t`Pictures of the launch`}
          slides={pictures.map(({ url, caption }) => ({
            key: url,
            content: (
              <GalleryFrame caption={caption}>
                <img src={url} alt={caption} loading="lazy" className="h-[260px] w-full bg-wash object-contain sm:h-[420px] print:h-auto" />
              </GalleryFrame>
            ),
          }))}
        />
      </div>
    </PageSection>
  )
}

/** The price list for spreadsheets, and on A4. */
function SavePriceList({ launch, country }: { launch: SaleLaunch; country: CountryCode }) {
  const { t } = useLingui()
  const [isFailed, setFailed] = useState(false)
  const save = async () => {
    const [{ priceListTable }, units] = await Promise.all([import('./price-list-table.ts'), allUnits(launch, country)])
    setFailed(units === null)
    if (units === null) return
    const table = priceListTable(units, launch.pricesOn)
    saveFile(`${launch.projectSlug} ${t`price list`} ${launch.pricesOn}.csv`, table, 'text/csv; charset=utf-8')
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <Button onClick={() => void save()}>
        <Trans>Save as a table</Trans>
      </Button>
      <Button onClick={() => window.print()}>
        <Trans>Print A4</Trans>
      </Button>
      {isFailed ? (
        <p role="alert" className="text-bad">
          <Trans>The price list could not be loaded. Try again in a moment.</Trans>
        </p>
      ) : null}
    </div>
  )
}
