import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { RowEstimate } from '#property/estimate/row/row-estimate.tsx'
import { AgedMonth, OldTo } from '#property/old-data.tsx'
import { Thumbnail } from '#property/picture/row-picture.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { ProReportLink } from '#property/pro-report-link.tsx'
import { projectLink } from '#property/project-link.ts'
import { type Format, useFormat } from '#property/use-format.ts'
import { useClientState } from '#session/client-state.ts'
import { Change } from '#ui/change.tsx'
import { still } from '#ui/still.tsx'
import { ResultFacts } from './result-facts.tsx'

/** One project: picture, name, place and price. The name is the link, and its target is the whole row. */
export function ResultRow({ project, country }: { project: ProjectCardFragment & RowEstimateFragment; country: CountryCode }) {
  const { i18n } = useLingui()
  const floorAreaUnit = useClientState((state) => state.floorAreaUnit)
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { psf, lastSalePrice, lastSaleMonth } = project
  const n = psf ? format.count(psf.n) : ''
  const range = psf ? format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)) : ''
  const areas = floorAreas(project, floorAreaUnit, format)
  return (
    <article className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 transition-colors duration-(--duration-quick) hover:bg-wash sm:grid-cols-[132px_minmax(0,1fr)] lg:grid-cols-[132px_minmax(0,1fr)_150px_140px_230px] lg:gap-x-6">
      <Thumbnail facts={pictureOfProject(project)} className="aspect-4/3 w-full rounded border border-line" />
      <div className="min-w-0">
        <h3 className="title text-[17px] leading-6">
          <Link
            {...projectLink(project, country)}
            className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {localName(i18n, project)}
          </Link>
        </h3>
        <ResultFacts project={project} />
        <Hydrate when={still}>
          <RowEstimate project={project} country={country} unit={floorAreaUnit} format={format} />
        </Hydrate>
        <ProReportLink project={project} country={country} className="relative z-1 mt-0.5 w-fit text-sm" />
      </div>
      <dl className="figures col-span-2 grid grid-cols-2 gap-x-4 lg:contents">
        <div className="max-lg:hidden">
          <dt className="text-sm text-ink-3">
            <Trans>Floor area</Trans>
          </dt>
          <dd className="leading-[26px] text-ink-2">{areas ?? '–'}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-3">
            <Trans>Last sale</Trans>
          </dt>
          <dd className="text-lg font-semibold">{lastSalePrice == null ? '–' : format.money(lastSalePrice)}</dd>
          <dd className="text-sm text-ink-3">{lastSaleMonth ? <AgedMonth month={lastSaleMonth} format={format} /> : null}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-3">
            <Trans>Median, 12 months</Trans>
          </dt>
          <dd className="text-lg font-semibold">{psf ? format.psf(psf.median) : '–'}</dd>
          <dd className="text-sm text-ink-3">
            {psf ? (
              <Trans>
                middle half {range} · n {n}
              </Trans>
            ) : (
              <Trans>no sale in 12 months</Trans>
            )}
          </dd>
          <dd className="text-sm text-ink-3 empty:hidden">
            <OldTo month={project.figuresTo} format={format} alone />
          </dd>
          {psf && project.change12m != null ? (
            <dd className="text-sm text-ink-3">
              <Change fraction={project.change12m} locale={i18n.locale} />
            </dd>
          ) : null}
        </div>
      </dl>
    </article>
  )
}

/** "893–1,205 sqft": the smallest and the largest home sold. */
function floorAreas({ areaSqmMin, areaSqmMax }: ProjectCardFragment, unit: FloorAreaUnit, format: Format): string | null {
  if (areaSqmMin == null || areaSqmMax == null) return null
  return format.range(format.area(areaSqmMin, unit), format.area(areaSqmMax, unit))
}
