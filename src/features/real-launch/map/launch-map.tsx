import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { LaunchPlacesQuery } from '#graphql/generated/graphql.ts'
import { readsLocalNames } from '#lib/language.ts'
import { fail, type Result } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { PlacesCanvas } from '#property/base-map/places/places-canvas.tsx'
import { type Format, useFormat } from '#property/use-format.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { BalanceBar } from '../balance-bar.tsx'
import { NextDay } from '../launch-days.tsx'
import { LAUNCH_TONES, launchStateWords, nextDay } from '../launch-states.ts'
import type { LaunchSearch } from '../search.ts'

interface LaunchMapProps {
  country: CountryCode
  search: LaunchSearch
  today: string
}

type Launch = LaunchPlacesQuery['launchPlaces']['places'][number]['launch']

const LISTED_MAX = 50

/** The launches of a search on the map: a mark at each, and beside it their names, each of which shows its card. */
export function LaunchMap({ country, search, today }: LaunchMapProps) {
  const answer = useLaunchPlaces(country, search)
  if (answer === undefined)
    return (
      <p className="grid h-80 place-content-center bg-wash text-ink-3">
        <Trans>The map is being drawn</Trans>
      </p>
    )
  if (!answer.ok)
    return (
      <p role="alert" className="border-s-2 border-bad ps-4">
        <Trans>The map could not be loaded. The cards below are the same launches.</Trans>
      </p>
    )
  return <LaunchesOnMap country={country} today={today} found={answer.value} />
}

interface LaunchesOnMapProps extends Omit<LaunchMapProps, 'search'> {
  found: LaunchPlacesQuery
}

function LaunchesOnMap({ country, today, found }: LaunchesOnMapProps) {
  const { i18n, t } = useLingui()
  const [picked, setPicked] = useState<string | null>(null)
  const { places, placeless } = found.launchPlaces
  const format = useFormat(found.market.currencyCode)
  const chosen = places.find(({ launch }) => launch.id === picked)?.launch
  const marks = places.map(({ lat, lng, launch: { id, name, priceFrom } }) => ({
    key: id,
    lat,
    lng,
    count: 1,
    mark: '',
    price: priceFrom === null ? name : `${name}\n${format.short(priceFrom)}`,
  }))
  return (
    <section
      aria-label={t`Launches on the map`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]"
    >
      <PlacesCanvas
        title={t`Map of launches`}
        files={{ ...found.mapData, isLocalNames: readsLocalNames(i18n.locale) }}
        camera={COUNTRIES[country].mapCentre}
        marks={marks}
        onPick={setPicked}
        missing={<Trans>This browser cannot draw the map. The cards below are the same launches.</Trans>}
      />
      <div className="grid min-w-0 content-start gap-4">
        <div role="status" className="empty:hidden">
          {chosen ? <PlacedCard launch={chosen} country={country} today={today} format={format} /> : null}
        </div>
        <div>
          <p className="text-sm text-ink-3">
            <Plural value={places.length} one="# launch on the map" other="# launches on the map" />
          </p>
          <ul aria-label={t`Launches on the map`} className="max-h-72 overflow-y-auto">
            {places.slice(0, LISTED_MAX).map(({ launch }) => (
              <li key={launch.id} className="border-b border-line-2">
                <button
                  type="button"
                  aria-pressed={launch === chosen}
                  onClick={() => setPicked(launch.id)}
                  className={cx('block w-full px-2 py-2 text-start hover:bg-wash', launch === chosen && 'bg-wash font-[560]')}
                >
                  {launch.name}
                </button>
              </li>
            ))}
          </ul>
          {placeless > 0 ? (
            <p className="pt-2 text-sm text-ink-3">
              <Plural
                value={placeless}
                one="The position of # launch is not on record; it is among the cards only."
                other="The positions of # launches are not on record; they are among the cards only."
              />
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

interface PlacedCardProps {
  launch: Launch
  country: CountryCode
  today: string
  format: Format
}

/** What is told of a launch beside the map. */
function PlacedCard({ launch, country, today, format }: PlacedCardProps) {
  const { i18n } = useLingui()
  const { name, state, priceFrom, developer, typeGroup, projectSlug } = launch
  const next = nextDay(launch, today)
  const params = { countryCode: country, projectType: fromWireTypeGroup(typeGroup), projectSlug }
  const price = priceFrom === null ? null : format.money(priceFrom)
  return (
    <article className="grid gap-2 rounded border border-line bg-sheet p-4 shadow-float">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={LAUNCH_TONES[state]}>{i18n._(launchStateWords[state])}</Badge>
        {next ? (
          <span className="figures text-sm text-ink-2">
            <NextDay next={next} />
          </span>
        ) : null}
      </p>
      <h3 className="title text-xl">
        <Link
          to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
          params={params}
          className="decoration-line underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </h3>
      <p className="text-sm text-ink-2">{developer}</p>
      <BalanceBar {...launch} />
      {price ? (
        <p className="figures">
          <Trans>from {price}</Trans>
        </p>
      ) : null}
      <p className="pt-1">
        <ButtonLink to="/realLaunch/project/$countryCode/$projectType/$projectSlug" params={params} size="small" look="primary">
          <Trans>Price list of {name}</Trans>
        </ButtonLink>
      </p>
    </article>
  )
}

/** The launches of a search with their positions; undefined until they came. Asked again when the search is another. */
function useLaunchPlaces(country: CountryCode, search: LaunchSearch): Result<LaunchPlacesQuery> | undefined {
  const asked = JSON.stringify({ country, search: { ...search, page: undefined, launchPage: undefined, sort: undefined } })
  const [found, setFound] = useState<{ of: string; answer: Result<LaunchPlacesQuery> } | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { fetchLaunchPlaces } = await import('../real-launch.functions.ts')
      const answer = await fetchLaunchPlaces({ data: JSON.parse(asked) }).catch(() => fail('network', 'unreachable'))
      if (!isGone) setFound({ of: asked, answer })
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [asked])
  return found?.of === asked ? found.answer : undefined
}
