import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { type ValueTool, valueHomeLink } from '#property/value-link.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { ValueExamples } from '../real-value.functions.ts'

interface ValueExampleProps {
  project: NonNullable<ValueExamples['valued']>
  country: CountryCode
  currency: string
  tool: ValueTool
}

/** An estimate of a much traded project, made when the page is loaded. */
export function ValueExample({ project, country, currency, tool }: ValueExampleProps) {
  const { i18n, t } = useLingui()
  return (
    <PageSection title={<Trans>An estimate, as you will see it</Trans>} aside={<Trans>Computed now from the sales on record</Trans>}>
      <div className="grid items-center gap-x-16 gap-y-6 pt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Elevation
          {...pictureOfProject(project)}
          width={440}
          height={280}
          label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
          className="aspect-[11/7] w-full rounded border border-line"
        />
        <div className="grid min-w-0 gap-5">
          <div>
            <h3 className="title text-2xl">{localName(i18n, project)}</h3>
            <p className="text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</p>
          </div>
          <EstimateSummary estimate={project.estimate} group={project.propertyGroup} currency={currency} />
          <div>
            <ButtonLink {...valueHomeLink(project, country, tool)}>
              <Trans>See all that stands behind it</Trans>
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageSection>
  )
}
