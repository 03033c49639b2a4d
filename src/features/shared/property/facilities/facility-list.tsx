import { useLingui } from '@lingui/react/macro'
import type { Facility } from '#graphql/generated/graphql.ts'
import { facilityWords } from '../vocabulary-words.ts'

/** One line each, in a box of 24; drawn for this page. */
const PATHS: Record<Facility, string> = {
  LIFT: 'M5 3h14v18H5zM12 3v18M8.5 10.5 7 9M8.5 10.5 10 9M8.5 10.5V6M15.5 13.5 14 15M15.5 13.5 17 15M15.5 13.5V18',
  SKY_GARDEN: 'M3 20h18M5 20v-6h14v6M12 14V9M12 9c0-3 2-5 5-5 0 3-2 5-5 5ZM12 11c0-2-1.5-3.5-4-3.5 0 2.5 1.5 3.5 4 3.5Z',
  SECURITY: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6zM9 12l2.2 2.2L15.5 10',
  PLAYGROUND: 'M4 21 8 5h8l4 16M10 5v8M14 5v8M9 13h6v2H9z',
  FUNCTION_ROOM: 'M4 12h16M6 12v8M18 12v8M8 12V7h8v5M12 7V4M9.5 4h5',
  BBQ: 'M4 10h16c0 4-3.5 6.5-8 6.5S4 14 4 10ZM9 16l-2.5 5M15 16l2.5 5M9 7c0-1.5 1-1.5 1-3M14 7c0-1.5 1-1.5 1-3',
  RETAIL_SHOPS:
    'M4 10v10h16V10M3 10l2-6h14l2 6c0 1.5-1 2.5-2.3 2.5S16.5 11.5 16.5 10c0 1.5-1 2.5-2.25 2.5S12 11.5 12 10c0 1.5-1 2.5-2.25 2.5S7.5 11.5 7.5 10c0 1.5-1 2.5-2.2 2.5S3 11.5 3 10ZM10 20v-4h4v4',
  JACUZZI: 'M3 12h18v3a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM8 9c-1.5-1.5 1-2.5 0-4.5M12 9c-1.5-1.5 1-2.5 0-4.5M16 9c-1.5-1.5 1-2.5 0-4.5',
  GYM: 'M3 10v4M6 7v10M18 7v10M21 10v4M6 12h12',
  POOL: 'M3 17c1.5 0 1.5 1.2 3 1.2S7.5 17 9 17s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2M8 15V6a2 2 0 0 1 4 0M16 15V6a2 2 0 0 1 4 0M8 9h8M8 12h8',
}

function FacilityIcon({ facility }: { facility: Facility }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0 text-lagoon print:text-ink" aria-hidden="true">
      <path d={PATHS[facility]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

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
