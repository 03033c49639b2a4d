import { Trans, useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ChangeSample } from '#property/change-sample.tsx'
import { MiddleHalf } from '#property/middle-half.tsx'
import { MiddleHalfBar } from '#property/middle-half-bar.tsx'
import { AgedMonth, OldTo } from '#property/old-data.tsx'
import { type Format, useFormat } from '#property/use-format.ts'
import { Change } from '#ui/change.tsx'

/** Of a project in the results: the areas of its homes, its last sale, and what was paid in twelve months. */
export function ResultFigures({ project, country }: { project: ProjectCardFragment; country: CountryCode }) {
  const { i18n } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { psf, lastSalePrice, lastSaleMonth } = project
  return (
    <dl className="figures col-span-2 grid grid-cols-2 gap-x-4 lg:contents">
      <div className="max-lg:hidden">
        <dt className="text-sm text-ink-3">{project.propertyGroup === 'LAND' ? <Trans>Land area</Trans> : <Trans>Floor area</Trans>}</dt>
        <dd className="leading-[26px] text-ink-2">{floorAreas(project, format) ?? '–'}</dd>
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
        {psf && psf.n > 1 ? (
          <dd>
            <MiddleHalfBar psf={psf} className="max-w-40" />
          </dd>
        ) : null}
        <dd className="text-sm text-ink-3">{psf ? <MiddleHalf psf={psf} format={format} /> : <Trans>no sale in 12 months</Trans>}</dd>
        <dd className="text-sm text-ink-3 empty:hidden">
          <OldTo month={project.figuresTo} format={format} alone />
        </dd>
        {psf && project.change12m != null ? (
          <dd className="text-sm text-ink-3">
            <Change fraction={project.change12m} locale={i18n.locale} /> ·{' '}
            <ChangeSample n={psf.n} before={project.psfNBefore} format={format} />
          </dd>
        ) : null}
      </div>
    </dl>
  )
}

/** "893–1,205 sqft": the smallest and the largest home sold; of houses their land. */
function floorAreas({ areaSqmMin, areaSqmMax }: ProjectCardFragment, format: Format): string | null {
  if (areaSqmMin == null || areaSqmMax == null) return null
  return format.range(format.area(areaSqmMin), format.area(areaSqmMax))
}
