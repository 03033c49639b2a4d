import { FacilityList } from '#property/facilities/facility-list.tsx'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Body } from '../project.ts'

/** The shared facilities of the project. */
export function FacilitiesSection({ facilities, heading }: Pick<Body, 'facilities'> & { heading: SectionHeading }) {
  if (facilities.length === 0) return null
  return (
    <PageSection {...heading}>
      <FacilityList facilities={facilities} />
    </PageSection>
  )
}
