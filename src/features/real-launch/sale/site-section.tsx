import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { AroundMap } from '#property/around/around-map.tsx'
import { NearbyPlaces } from '#property/around/nearby-places.tsx'
import { pickNearby } from '#property/around/pick-nearby.ts'
import { FacilityList } from '#property/facilities/facility-list.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { SaleLaunch } from './sale-units.ts'

/** What the homes of the launch share; nothing where the file does not say. */
export function SaleFacilities({ launch: { facilities } }: { launch: SaleLaunch }) {
  if (facilities.length === 0) return null
  return (
    <PageSection title={<Trans>Facilities</Trans>}>
      <FacilityList facilities={facilities} />
    </PageSection>
  )
}

interface SiteSectionProps {
  launch: SaleLaunch
  country: CountryCode
  format: Format
}

/** Where the site lies: a small map with the places around it, and these by the way on foot. Nothing where its position is not on record. */
export function SiteSection({ launch: { site }, country, format }: SiteSectionProps) {
  if (!site || site.lat === null || site.lng === null) return null
  const picked = pickNearby(site.nearby)
  return (
    <PageSection title={<Trans>Site and surroundings</Trans>} aside={<Trans>on foot</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <figure className="m-0 print:max-w-[34rem]">
          {/* on a phone its middle at a height at which the names can be read */}
          <div className="grid h-[400px] place-items-center overflow-hidden rounded border border-line sm:h-auto print:h-auto">
            <AroundMap
              project={site}
              nearby={site.nearby}
              format={format}
              width={720}
              height={460}
              metres={700}
              className="h-[400px] w-auto max-w-none sm:h-auto sm:w-full print:h-auto print:w-full"
            />
          </div>
          <figcaption className="pt-2 text-sm text-ink-2">
            <Trans>Rings: 5 and 10 minutes on foot</Trans>
          </figcaption>
        </figure>
        {picked.length > 0 ? (
          <div>
            <NearbyPlaces places={picked} country={country} format={format} />
          </div>
        ) : null}
      </div>
    </PageSection>
  )
}
