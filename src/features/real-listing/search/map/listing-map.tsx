import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ListingPlacesQuery } from '#graphql/generated/graphql.ts'
import { readsLocalNames } from '#lib/language.ts'
import { fail, type Result } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { PlacesCanvas } from '#property/base-map/places/places-canvas.tsx'
import { type Format, useFormat } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import type { ListingSearch } from '../../search.ts'

interface ListingMapProps {
  country: CountryCode
  search: ListingSearch
}

type Place = ListingPlacesQuery['listingPlaces']['places'][number]

/** The list beside the map names so many projects, those with the most homes. */
const LISTED_MAX = 50

const keyOf = ({ typeGroup, projectSlug }: Place): string => `${fromWireTypeGroup(typeGroup)}/${projectSlug}`

/** The homes of a search on the map: a mark at each project, and beside it the projects as links. */
export function ListingMap({ country, search }: ListingMapProps) {
  const answer = useFoundPlaces(country, search)
  if (answer === undefined)
    return (
      <p className="grid h-80 place-content-center bg-wash text-ink-3">
        <Trans>The map is being drawn</Trans>
      </p>
    )
  if (!answer.ok)
    return (
      <p role="alert" className="border-s-2 border-bad ps-4">
        <Trans>The map could not be loaded. The list below has the same homes.</Trans>
      </p>
    )
  return <PlacesOnMap country={country} search={search} found={answer.value} />
}

function PlacesOnMap({ country, search, found }: ListingMapProps & { found: ListingPlacesQuery }) {
  const { i18n, t } = useLingui()
  const [picked, setPicked] = useState<string | null>(null)
  const { places, projects, placeless } = found.listingPlaces
  const format = useFormat(found.market.currencyCode)
  const listed = places.slice(0, LISTED_MAX)
  const chosen = places.find((place) => keyOf(place) === picked)
  const shown = chosen && !listed.includes(chosen) ? [chosen, ...listed] : listed
  return (
    <section aria-label={t`Found homes on the map`} className="no-print grid gap-x-5 gap-y-3 pb-5 lg:grid-cols-[minmax(0,1fr)_250px]">
      <PlacesCanvas
        title={t`Map of advertised homes`}
        files={{ ...found.mapData, isLocalNames: readsLocalNames(i18n.locale) }}
        camera={COUNTRIES[country].mapCentre}
        marks={places.map((place) => ({ ...place, key: keyOf(place), price: place.priceMin === null ? '' : format.short(place.priceMin) }))}
        onPick={setPicked}
        missing={<Trans>This browser cannot draw the map. The list has the same homes.</Trans>}
      >
        <p role="status" className="absolute start-3 bottom-9 rounded border border-line bg-sheet px-4 py-2 shadow-float empty:hidden">
          {chosen ? <PlaceLink place={chosen} search={search} format={format} /> : null}
        </p>
      </PlacesCanvas>
      <div className="min-w-0">
        <p className="text-sm text-ink-3">
          {projects > shown.length ? (
            <Trans>
              The {shown.length} projects with the most homes, of {projects}
            </Trans>
          ) : (
            <Plural value={projects} one="# project" other="# projects" />
          )}
        </p>
        <ul aria-label={t`Projects with found homes`} className="max-h-72 overflow-y-auto lg:max-h-[min(58vh,30rem)]">
          {shown.map((place) => (
            <li key={keyOf(place)} className={cx('border-b border-line-2 py-2', place === chosen && 'bg-wash')}>
              <PlaceLink place={place} search={search} format={format} />
            </li>
          ))}
        </ul>
        {placeless > 0 ? (
          <p className="pt-2 text-sm text-ink-3">
            <Plural
              value={placeless}
              one="# home is in a project that the records do not have; it is in the list only."
              other="# homes are in projects that the records do not have; they are in the list only."
            />
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** A project with the number of its found homes and the least price asked; the link shows these homes. */
function PlaceLink({ place, search, format }: { place: Place; search: ListingSearch; format: Format }) {
  const { i18n } = useLingui()
  const name = (readsLocalNames(i18n.locale) && place.projectNameLocal) || place.projectName
  const price = place.priceMin === null ? null : format.money(place.priceMin)
  return (
    <Link
      to="/realListing/search"
      search={{ ...search, view: undefined, project: keyOf(place), page: 1 }}
      rel="nofollow"
      className="figures block rounded decoration-line underline-offset-4 hover:underline"
    >
      <b className="block font-[560]">{name}</b>
      <span className="text-sm text-ink-2">
        <Plural value={place.count} one="# home" other="# homes" />
        {price === null ? null : (
          <>
            {' · '}
            <Trans>from {price}</Trans>
          </>
        )}
      </span>
    </Link>
  )
}

/** The found homes by project; undefined until they came. Asked again when the search is another. */
function useFoundPlaces(country: CountryCode, search: ListingSearch): Result<ListingPlacesQuery> | undefined {
  const asked = JSON.stringify({ country, search: { ...search, page: undefined, sort: undefined } })
  const [found, setFound] = useState<{ of: string; answer: Result<ListingPlacesQuery> } | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { fetchListingPlaces } = await import('../listing-search.functions.ts')
      const answer = await fetchListingPlaces({ data: JSON.parse(asked) }).catch(() => fail('network', 'unreachable'))
      if (!isGone) setFound({ of: asked, answer })
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [asked])
  return found?.of === asked ? found.answer : undefined
}
