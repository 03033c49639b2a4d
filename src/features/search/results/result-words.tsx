import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { RowEstimate } from '#property/estimate/row/row-estimate.tsx'
import { ProReportLink } from '#property/pro-report-link.tsx'
import { useFormat } from '#property/use-format.ts'
import { useTenureMix } from '#property/use-tenure-mix.ts'
import { tenureWords, wordOf } from '#property/vocabulary-words.ts'

interface ResultWordsProps {
  project: ProjectCardFragment & RowEstimateFragment
  country: CountryCode
}

/** Below the name of a project in the results: place and facts, what its usual home was estimated at, and its pro report. */
export function ResultWords({ project, country }: ResultWordsProps) {
  const format = useFormat(COUNTRIES[country].currencyCode)
  return (
    <>
      <ResultFacts project={project} />
      <RowEstimate project={project} country={country} format={format} />
      <ProReportLink project={project} country={country} className="relative z-1 mt-0.5 w-fit text-sm" />
    </>
  )
}

/** The place with its walk to the nearest station, then the facts that are known: kind, tenure, year, units. */
function ResultFacts({ project }: { project: ProjectCardFragment }) {
  const { t, i18n } = useLingui()
  const mixOf = useTenureMix()
  const { tenure, tenureYears, completionYear, unitCount, postalCode, constructionStatus, stationWalk } = project
  const years = tenureYears ? t`${tenureYears} years` : null
  const place = [
    localName(i18n, project).includes(project.street) ? null : project.street,
    localName(i18n, project.area),
    postalCode,
    stationWalk === null ? null : t`${stationWalk} min on foot to a station`,
  ]
  const facts = [
    wordOf((message) => i18n._(message), project.propertyType),
    mixOf(project) ?? (tenure === 'LEASEHOLD' && years ? years : tenure ? i18n._(tenureWords[tenure]) : null),
    completionYear ? (constructionStatus === 'COMPLETED' ? t`completed ${completionYear}` : t`completion ${completionYear}`) : null,
    unitCount ? t`${plural(unitCount, { one: '# unit', other: '# units' })}` : null,
  ]
  return (
    <>
      <p className="figures text-ink-2">{place.filter(Boolean).join(' · ')}</p>
      <p className="figures mt-0.5 text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
    </>
  )
}
