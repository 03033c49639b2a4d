import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { Format } from '#property/use-format.ts'
import type { Body } from '../project.ts'

export type PrimarySchool = NonNullable<Body['primarySchools']>[number]

/** Places at a primary school go first to children who live within 1 km, then within 2 km (MOE, Primary 1 registration). */
const FIRST_METRES = 1_000

/** All primary schools by the two distances at which they admit; nothing where none is near. */
export function PrimarySchools({ schools, format }: { schools: readonly PrimarySchool[]; format: Format }) {
  if (schools.length === 0) return null
  const isFirst = ({ distanceMetres }: PrimarySchool) => distanceMetres <= FIRST_METRES
  return (
    <div className="mt-5 print:break-inside-avoid">
      <h3 className="text-sm font-semibold">
        <Trans>Primary schools by distance</Trans>
      </h3>
      <dl className="mt-2 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[6.5rem_1fr]">
        <dt className="text-ink-2">
          <Trans>Within 1 km</Trans>
        </dt>
        <dd>
          <Names schools={schools.filter(isFirst)} format={format} />
        </dd>
        <dt className="text-ink-2">
          <Trans>1 to 2 km</Trans>
        </dt>
        <dd>
          <Names schools={schools.filter((school) => !isFirst(school))} format={format} />
        </dd>
      </dl>
      <p className="mt-2 text-xs text-ink-3">
        <Trans>
          Schools admit by the straight line from their land. Here it is measured to the school’s point on the map: near a limit, ask the
          school.
        </Trans>
      </p>
    </div>
  )
}

function Names({ schools, format }: { schools: readonly PrimarySchool[]; format: Format }) {
  const { i18n } = useLingui()
  if (schools.length === 0)
    return (
      <span className="text-ink-3">
        <Trans>No primary school</Trans>
      </span>
    )
  return (
    <ul>
      {schools.map(({ amenity, distanceMetres }) => (
        <li key={amenity.id} className="flex justify-between gap-4 py-0.5">
          <span className="min-w-0 wrap-anywhere">{localName(i18n, amenity)}</span>
          <span className="figures shrink-0 text-ink-3">{format.distance(distanceMetres)}</span>
        </li>
      ))}
    </ul>
  )
}
