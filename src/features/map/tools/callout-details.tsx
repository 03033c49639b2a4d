import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { MapProjectQuery, ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { placeWord } from '#property/around/place-words.ts'
import { ConfidenceStatement } from '#property/estimate/estimate-statement.tsx'
import { RowEstimate } from '#property/estimate/row/row-estimate.tsx'
import { useFormat } from '#property/use-format.ts'
import { facilityWords } from '#property/vocabulary-words.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { NEARBY_TYPES } from '../engine/base-map/nearby-style.ts'
import { fetchMapProjectDetails } from '../map.functions.ts'

type Details = NonNullable<MapProjectQuery['project']>

const detailsQuery = (country: CountryCode, { typeGroup, slug }: ProjectCardFragment) => ({
  queryKey: ['map', 'details', country, typeGroup, slug],
  queryFn: async () => {
    const answer = await fetchMapProjectDetails({ data: { country, typeGroup: fromWireTypeGroup(typeGroup), slug } })
    return answer.ok ? answer.value.project : null
  },
})

const ROWS_NEARBY = 4

/** The further lines of a callout: the estimate as the list's row says it, the building, the surroundings. */
export function CalloutDetails({ project, country }: { project: ProjectCardFragment & RowEstimateFragment; country: CountryCode }) {
  usePageWords()
  const { data: details } = useQuery(detailsQuery(country, project))
  return (
    <div className="mt-1 grid gap-1" aria-busy={details === undefined}>
      <Value details={details ?? null} project={project} country={country} />
      <Tours tours={details?.tours ?? []} />
      <details className="group">
        <summary className="flex h-8 cursor-pointer list-none items-center gap-1.5 text-sm text-lagoon hover:underline">
          <Trans>Building and surroundings</Trans>
          <svg
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="size-3 transition-transform duration-(--duration-quick) group-open:rotate-180"
          >
            <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <Building details={details ?? null} project={project} country={country} />
      </details>
    </div>
  )
}

interface PartProps {
  details: Details | null
  project: ProjectCardFragment & RowEstimateFragment
  country: CountryCode
}

/** The tours of the project, which open in a window of their own. */
const Tours = ({ tours }: Pick<Details, 'tours'>) =>
  tours.length === 0 ? null : (
    <ul className="text-sm">
      {tours.map(({ path, title }) => (
        <li key={path}>
          <a
            href={`/real360/${path}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center text-lagoon hover:underline"
          >
            <Trans>Virtual tour: {title}</Trans>
          </a>
        </li>
      ))}
    </ul>
  )

function Value({ details, project, country }: PartProps) {
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { usualEstimate: usual } = project
  const estimate = details?.estimate
  const isStated = usual?.__typename === 'UsualEstimate' && estimate?.__typename === 'Estimate' && isModuleOpen('realValue', country)
  return (
    <div>
      <RowEstimate project={project} country={country} format={format} />
      {isStated ? (
        <p className="figures mt-1 text-xs text-ink-2">
          {/* the row has said a low confidence */}
          <ConfidenceStatement {...estimate} confidence={usual.confidence === 'LOW' ? null : usual.confidence} format={format} />
        </p>
      ) : null}
    </div>
  )
}

function Building({ details, project, country }: PartProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { areaSqmMin, areaSqmMax, floors, unitCount, leaseStartYear } = project
  const areas = areaSqmMin !== null && areaSqmMax !== null ? format.range(format.areas(areaSqmMin), format.areas(areaSqmMax)) : null
  const facts: [string, string | number | null | undefined][] = [
    [t`Developer`, details?.developer],
    [t`Buildings`, details?.buildings.length || null],
    [t`Floors`, floors],
    [t`Homes`, unitCount],
    [project.propertyGroup === 'LAND' ? t`Land areas` : t`Floor areas`, areas],
    [t`Lease from`, leaseStartYear],
    [t`Facilities`, details?.facilities.map((name) => i18n._(facilityWords[name])).join(', ')],
  ]
  const nearby = (details?.nearby ?? []).flatMap(({ amenity, walkMinutes }) => {
    const type = NEARBY_TYPES.find((one) => one === amenity.type)
    return type ? [{ id: amenity.id, name: localName(i18n, amenity), kind: i18n._(placeWord(type, country)), walkMinutes }] : []
  })
  return (
    <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-1 pb-2 text-sm">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ) : null,
      )}
      {nearby.slice(0, ROWS_NEARBY).map(({ id, name, kind, walkMinutes }) => (
        <div key={id} className="contents">
          <dt className="text-ink-3">{kind}</dt>
          <dd className="figures">
            <Trans>
              {name}, {walkMinutes} min on foot
            </Trans>
          </dd>
        </div>
      ))}
    </dl>
  )
}
