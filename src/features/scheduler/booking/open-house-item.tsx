import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { listingLink } from '#property/listing/listing-link.ts'
import { spanWords, useCalendar } from '../calendar/calendar-context.ts'
import { OverlapBadge } from '../calendar/overlap-badge.tsx'
import type { OwnHostedHouse, OwnOpenHouse } from '../schedule.ts'

/** An open house in a list of appointments; its home leads to its page. */
export function OpenHouseItem({ openHouse }: { openHouse: OwnOpenHouse }) {
  const { clock } = useCalendar()
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <p className="figures text-lg font-semibold">{spanWords(openHouse, clock)}</p>
      <div className="grid min-w-0 content-start gap-1">
        <OpenHouseHome openHouse={openHouse} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <Trans>Open house</Trans>
          <OverlapBadge id={openHouse.id} />
        </p>
        {openHouse.hosted ? <CheckInLink hosted={openHouse.hosted} name={openHouse.name} /> : null}
      </div>
    </li>
  )
}

/** To the code for visitors and to who came. */
function CheckInLink({ hosted: { id, visitCount }, name }: { hosted: OwnHostedHouse; name: string }) {
  return (
    <Link
      from="/scheduler"
      to="."
      search={(now) => ({ ...now, house: id, booking: undefined, own: undefined })}
      className="figures inline-flex min-h-6 w-fit items-center text-lagoon underline underline-offset-4"
    >
      {visitCount === 0 ? (
        <Trans>Check-in of visitors</Trans>
      ) : (
        <Plural value={visitCount} one="# visitor has checked in" other="# visitors have checked in" />
      )}
      <span className="sr-only">: {name}</span>
    </Link>
  )
}

function OpenHouseHome({ openHouse: { slug, country, name, hosted: _, ...address } }: { openHouse: OwnOpenHouse }) {
  if (slug === null) return <p className="text-lg font-semibold">{name}</p>
  return (
    <Link
      {...listingLink({ ...address, slug }, country)}
      className="inline-flex min-h-6 w-fit items-center text-lg font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {name}
    </Link>
  )
}
