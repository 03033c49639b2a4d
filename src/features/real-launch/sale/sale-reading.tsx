import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { ResaleGapList } from './resale.tsx'
import { SalePlans } from './sale-plans.tsx'
import type { SaleLaunch } from './sale-units.ts'
import { SaleFacilities, SiteSection } from './site-section.tsx'

/** What of a launch is only read: plans, facilities, the site, and like homes nearby. */
export function SaleReading({ launch, country, format }: { launch: SaleLaunch; country: CountryCode; format: Format }) {
  const isPriced = launch.mixes.some(({ priced }) => priced > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <SalePlans launch={launch} format={format} />
      <SaleFacilities launch={launch} />
      <SiteSection launch={launch} country={country} format={format} />
      <PageSection title={<Trans>Against resale nearby</Trans>}>
        {isPriced ? (
          <ResaleGapList gap={launch.resale} typeGroup={launch.typeGroup} country={country} format={format} />
        ) : (
          <p className="pt-4 text-ink-2">
            <Trans>The developer has not published prices yet.</Trans>
          </p>
        )}
      </PageSection>
    </div>
  )
}
