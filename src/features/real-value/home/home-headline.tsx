import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EstimateMethod } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { EstimateHeadline } from '#property/estimate/estimate-headline.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import { useFormat } from '#property/use-format.ts'
import { type Assumed, correct } from '../corrections.ts'
import type { HomeValue, KnownEstimate, ValuedProject } from '../value-home.functions.ts'
import { CorrectionsBlock } from './corrections-block.tsx'
import { HomeRefusal } from './home-refusal.tsx'

interface MethodLineProps {
  method: EstimateMethod
  country: CountryCode
}

/** How the estimate was made, and the way to what was measured. */
const MethodLine = ({ method, country }: MethodLineProps) => (
  <p className="mt-3 max-w-[68ch] text-sm text-ink-2">
    {method === 'FIRST' ? (
      <Trans>
        <b className="font-semibold text-ink">Comparable sales method.</b> Like sales brought to this home; its range follows from how the
        sales disagree.
      </Trans>
    ) : (
      <Trans>
        <b className="font-semibold text-ink">Fitted method.</b> It learnt from the sales recorded here.
      </Trans>
    )}{' '}
    <Link
      to="/realValue/accuracy"
      search={{ countryCode: country }}
      className="text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
    >
      <Trans>How accurate is it?</Trans>
    </Link>
  </p>
)

interface HomeHeadlineProps {
  value: HomeValue
  project: ValuedProject
  assumed: Assumed
}

/** The home with its estimate, or why there is none. */
export function HomeHeadline({ value, project, assumed }: HomeHeadlineProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(value.market.currencyCode)
  const { estimate } = project
  const corrected = estimate.__typename === 'Estimate' ? correct(estimate.value, assumed) : null
  const name = localName(i18n, project)
  return (
    <div>
      <header className="flex items-start gap-5">
        <Elevation
          {...pictureOfProject(project)}
          width={200}
          height={150}
          label={t`Elevation of ${name}, drawn from data`}
          className="aspect-4/3 w-[132px] shrink-0 rounded border border-line max-sm:hidden"
        />
        <div className="min-w-0">
          <h1 className="title text-3xl text-balance sm:text-4xl">{name}</h1>
          <p className="mt-1 text-ink-2">
            {[project.street, localName(i18n, project.area), project.postalCode].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      <div className="mt-6 border-t border-ink pt-4">
        {estimate.__typename === 'Estimate' ? (
          <HomeWorth estimate={estimate} project={project} country={value.market.countryCode} format={format} />
        ) : (
          <HomeRefusal refusal={estimate} project={project} country={value.market.countryCode} format={format} />
        )}
      </div>
      {corrected && estimate.__typename === 'Estimate' ? (
        <CorrectionsBlock estimate={estimate.value} corrected={corrected} format={format} />
      ) : null}
    </div>
  )
}

interface HomeWorthProps {
  estimate: KnownEstimate
  project: ValuedProject
  country: CountryCode
  format: Format
}

/** The estimate together with its method. */
const HomeWorth = ({ estimate, project, country, format }: HomeWorthProps) => (
  <section aria-labelledby="estimate">
    <EstimateHeadline estimate={estimate} group={project.propertyGroup} format={format} />
    <MethodLine method={estimate.method} country={country} />
  </section>
)
