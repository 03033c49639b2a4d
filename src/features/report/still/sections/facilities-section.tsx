import { useLingui } from '@lingui/react/macro'
import { facilityWords } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Body } from '../../project.ts'
import { FacilityIcon } from './facility-icons.tsx'

/** The shared facilities of the project. */
export function FacilitiesSection({ facilities, heading }: Pick<Body, 'facilities'> & { heading: SectionHeading }) {
  const { i18n } = useLingui()
  if (facilities.length === 0) return null
  return (
    <PageSection {...heading}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 pt-4 sm:grid-cols-4 print:grid-cols-5">
        {facilities.map((facility) => (
          <li key={facility} className="flex items-center gap-2.5">
            <FacilityIcon facility={facility} />
            {i18n._(facilityWords[facility])}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
