import type { CountryCode } from '#market/vocabulary.ts'
import { EstimateHeadline } from '#property/estimate/estimate-headline.tsx'
import type { Format } from '#property/use-format.ts'
import type { GivenEstimate, ValuedProject } from '../../value-home.functions.ts'
import { MethodLine } from './method-line.tsx'

interface HomeWorthProps {
  estimate: GivenEstimate
  project: ValuedProject
  country: CountryCode
  format: Format
}

/** The estimate together with its method. */
export const HomeWorth = ({ estimate, project, country, format }: HomeWorthProps) => (
  <section aria-labelledby="estimate">
    <EstimateHeadline estimate={estimate} group={project.propertyGroup} format={format} />
    <MethodLine method={estimate.method} country={country} />
  </section>
)
