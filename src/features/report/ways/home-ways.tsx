import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatList } from '#lib/format.ts'
import type { HomeWay, WayLeg } from '#market/timetable/home-way.ts'
import { type Household, type HouseholdPlace, placesToReach } from '#property/ways/household.ts'
import { openingYears } from '#property/ways/opening-years.ts'
import { useHousehold } from '#property/ways/use-household.ts'
import { useMarketTimetable } from '#property/ways/use-timetable-address.ts'
import { LATER_WORDS, RECKONED_WORDS, useWayWords } from '#property/ways/use-way-words.ts'
import { type TimetableState, yearIn } from '#property/ways/use-ways.ts'
import { formatPlainDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { type LaterMinutes, laterMinutes } from './later-minutes.ts'
import { type HomeToLeave, NoPlaces } from './no-places.tsx'

interface Worked {
  /** whose ways these are */
  of: Household
  ways: readonly (HomeWay | null)[]
  later: readonly (readonly LaterMinutes[])[]
}

async function work(
  open: Extract<TimetableState, { kind: 'open' }>,
  household: Household,
  home: HomeToLeave['home'],
  thisYear: number,
): Promise<Worked> {
  const waysIn = (year: number) => open.ways.ask('ways', { places: placesToReach(household, year), lat: home.lat, lng: home.lng })
  const ways = await waysIn(thisYear)
  const years = await Promise.all(
    openingYears(open.timetable, thisYear).map(async ({ year, lines }) => ({ year, lines, ways: await waysIn(year) })),
  )
  return {
    of: household,
    ways,
    later: ways.map((way, at) =>
      laterMinutes(
        way,
        years.map((one) => ({ year: one.year, lines: one.lines, way: one.ways[at] ?? null })),
      ),
    ),
  }
}

/** The way of each place of the household from one home. */
export function HomeWays({ country, home }: HomeToLeave) {
  usePageWords()
  const { i18n } = useLingui()
  const [household] = useHousehold(country)
  const { state, retry } = useMarketTimetable(country)
  const [worked, setWorked] = useState<Worked | null>(null)
  const { lat, lng, id } = home
  useEffect(() => {
    if (state.kind !== 'open') return
    let isCurrent = true
    work(state, household, { id, lat, lng }, yearIn(country)).then(
      (done) => {
        if (isCurrent) setWorked(done)
      },
      (error: unknown) => console.warn('The ways could not be worked out.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [state, household, id, lat, lng, country])
  if (household.places.length === 0) return <NoPlaces country={country} home={home} />
  if (state.kind === 'none')
    return (
      <p className="pt-4 text-ink-2">
        <Trans>There is no timetable of this market yet, so ways by bus and rail cannot be worked out.</Trans>
      </p>
    )
  if (state.kind === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-2 pt-4">
        <p>
          <Trans>The timetable could not be loaded.</Trans>
        </p>
        <Button size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (state.kind !== 'open' || worked?.of !== household)
    return (
      <p role="status" className="pt-4 text-ink-3">
        <Trans>Working it out</Trans>
      </p>
    )
  const { source } = state.timetable
  const publishedOn = formatPlainDay(state.timetable.publishedOn, i18n.locale)
  return (
    <div className="grid gap-6 pt-4">
      <div className="grid gap-x-16 gap-y-6 *:min-w-0 lg:grid-cols-2">
        {household.places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name of their own
          <PlaceWay key={at} place={place} way={worked.ways[at] ?? null} later={worked.later[at] ?? []} />
        ))}
      </div>
      <p className="max-w-[80ch] text-sm text-ink-3">
        {i18n._(RECKONED_WORDS)}{' '}
        <Trans>
          Timetable: {source}, {publishedOn}. Your places were not sent to us.
        </Trans>
      </p>
    </div>
  )
}

function PlaceWay({ place, way, later }: { place: HouseholdPlace; way: HomeWay | null; later: readonly LaterMinutes[] }) {
  const { i18n } = useLingui()
  const words = useWayWords()
  const { name } = place
  const day = words.day(place.day)
  const time = words.clock(place.arriveAt * 60)
  return (
    <section aria-label={name} className="grid content-start gap-1">
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="text-sm text-ink-2">
        <Trans>
          {day}, there by {time}
        </Trans>
      </p>
      {way ? (
        <WayLegs way={way} />
      ) : (
        <p className="text-ink-2">
          <Trans>Nobody who leaves this home within four hours before is in time.</Trans>
        </p>
      )}
      {later.map(({ year, lines, minutes, before }) => (
        <LaterLine key={year} year={String(year)} lines={formatList(lines, i18n.locale)} minutes={minutes} before={before} />
      ))}
      {later.length > 0 ? <p className="text-sm text-ink-3">{i18n._(LATER_WORDS)}</p> : null}
    </section>
  )
}

function LaterLine({ year, lines, minutes, before }: { year: string; lines: string; minutes: number; before: number | null }) {
  return (
    <p className="figures text-ink">
      {before === null ? (
        <Trans>
          From about {year}, with {lines}: {minutes} minutes.
        </Trans>
      ) : (
        <Trans>
          From about {year}, with {lines}: {minutes} instead of {before} minutes.
        </Trans>
      )}
    </p>
  )
}

function WayLegs({ way: { minutes, leaves, legs } }: { way: HomeWay }) {
  const words = useWayWords()
  const rides = legs.filter(({ kind }) => kind === 'ride').length
  const leaving = words.clock(leaves)
  return (
    <>
      <p className="figures text-ink">
        <Plural value={minutes} one={`# minute: leave at ${leaving}`} other={`# minutes: leave at ${leaving}`} />
        {rides > 1 ? (
          <>
            {' · '}
            <Plural value={rides - 1} one="# change" other="# changes" />
          </>
        ) : null}
      </p>
      <ol className="grid gap-1 text-ink-2">
        {legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a way are in order
          <li key={at} className="figures">
            <LegWords leg={leg} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** One part of a way. */
function LegWords({ leg }: { leg: WayLeg }) {
  const words = useWayWords()
  if (leg.kind === 'ride') {
    const { line, from, to } = leg
    const [departs, arrives] = [words.clock(leg.departs), words.clock(leg.arrives)]
    return (
      <Trans>
        {departs} {line} from {from} to {to}, {arrives}
      </Trans>
    )
  }
  const { to } = leg
  const minutes = Math.ceil(leg.seconds / 60)
  if (leg.kind === 'bicycle') return <Trans>{minutes} min by bicycle</Trans>
  return to === null ? (
    <Trans>{minutes} min on foot to the place</Trans>
  ) : (
    <Trans>
      {minutes} min on foot to {to}
    </Trans>
  )
}
