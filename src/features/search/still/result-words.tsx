import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { RowEstimate } from '#property/estimate/row/row-estimate.tsx'
import { ProReportLink } from '#property/pro-report-link.tsx'
import { useFormat } from '#property/use-format.ts'
import { ResultFacts } from './result-facts.tsx'

interface ResultWordsProps {
  project: ProjectCardFragment & RowEstimateFragment
  country: CountryCode
  unit: FloorAreaUnit
}

/** Below the name of a project in the results: place and facts, what its usual home was estimated at, and its pro report. */
export function ResultWords({ project, country, unit }: ResultWordsProps) {
  const format = useFormat(COUNTRIES[country].currencyCode)
  return (
    <>
      <ResultFacts project={project} />
      <RowEstimate project={project} country={country} unit={unit} format={format} />
      <ProReportLink project={project} country={country} className="relative z-1 mt-0.5 w-fit text-sm" />
    </>
  )
}
