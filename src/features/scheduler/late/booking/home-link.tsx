import { Link } from '@tanstack/react-router'
import { isModuleOpen } from '#access/module-countries.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import type { OwnBooking } from '../../schedule.ts'

/** The home that an appointment is about, with its report where there is one. */
export function HomeLink({ home }: { home: NonNullable<OwnBooking['home']> }) {
  const name = [home.name, home.unit].filter(Boolean).join(' ')
  if (!isModuleOpen('report', home.country)) return <span>{name}</span>
  return (
    <Link
      to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
      params={{
        reportKey: 'realvalue',
        countryCode: home.country,
        projectType: fromWireTypeGroup(home.typeGroup),
        projectSlug: home.slug,
      }}
      className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
    >
      {name}
    </Link>
  )
}
