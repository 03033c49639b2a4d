import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { NearbyPlaces } from '#property/around/nearby-places.tsx'
import { type Nearby, pickNearby } from '#property/around/pick-nearby.ts'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type PrimarySchool, PrimarySchools } from './primary-schools.tsx'

interface NearbySectionProps {
  nearby: readonly Nearby[]
  /** within 2 km, where schools admit by distance */
  primarySchools: readonly PrimarySchool[]
  country: CountryCode
  heading: SectionHeading
  format: Format
}

/** What lies within a walk: stations with their lines first, schools with their level, shops under names people know, then the rest. */
export function NearbySection({ nearby, primarySchools, country, heading, format }: NearbySectionProps) {
  const picked = pickNearby(nearby)
  if (picked.length === 0 && primarySchools.length === 0) return null
  return (
    <PageSection {...heading} aside={<Trans>on foot</Trans>}>
      <NearbyPlaces places={picked} country={country} format={format} />
      <PrimarySchools schools={primarySchools} format={format} />
    </PageSection>
  )
}
