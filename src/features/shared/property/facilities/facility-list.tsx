import { useLingui } from '@lingui/react/macro'
import type { Facility } from '#graphql/generated/graphql.ts'
import { facilityWords } from '../vocabulary-words.ts'
import { FacilityIcon } from './facility-icons.tsx'

/** What the homes of a project share, each with its drawing. */
export function FacilityList({ facilities }: { facilities: readonly Facility[] }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-3 pt-4 sm:grid-cols-4 print:grid-cols-5">
      {facilities.map((facility) => (
        <li key={facility} className="flex items-center gap-2.5">
          <FacilityIcon facility={facility} />
          {i18n._(facilityWords[facility])}
        </li>
      ))}
    </ul>
  )
}
