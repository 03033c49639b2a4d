import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localName } from '#lib/local-name.ts'
import { ChangeSample } from '#property/change-sample.tsx'
import { MiddleHalf } from '#property/middle-half.tsx'
import { AgedMonth, FiguresToAbove, OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import type { Project } from '../project.ts'

function KeyFigure({ figure, small, children }: { figure: ReactNode; small?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dd className="figures text-xl font-semibold">{figure}</dd>
      <dt className="text-ink-2">
        {children}
        {small ? <span className="figures block text-xs text-ink-3">{small}</span> : null}
      </dt>
    </div>
  )
}

/** Said of the change beside a project's own: where, and that it is not moved by which homes were sold. */
export function AreaChangeName({ project }: { project: Project }) {
  const { i18n } = useLingui()
  const area = localName(i18n, project.area)
  return <Trans>{area} in 12 months, like for like</Trans>
}

/** The head of a report about a whole project: its median price with quartiles and n, its trade, its change, its yield. */
export function ProjectBlock({ project, format }: { project: Project; format: Format }) {
  const { psf, change12m, areaChange, grossYield, lastSaleMonth, lastSalePrice, saleCount, saleCount1y } = project
  return (
    <div>
      <h2 className="text-ink-2">
        <Trans>Median price per sqft, last 12 months</Trans>
      </h2>
      {psf ? (
        <>
          <p className="figures mt-1 text-[44px]/[1.1] font-[620] tracking-[-0.03em] sm:text-[56px]/[1.1]">
            {format.psfFigure(psf.median)}
          </p>
          <p className="figures mt-1 text-ink-2">
            <MiddleHalf psf={psf} format={format} />
            <OldTo month={project.figuresTo} format={format} />
          </p>
        </>
      ) : (
        <p className="title mt-1 text-2xl">
          <Trans>No sale in the last 12 months</Trans>
          <span className="text-base">
            <OldTo month={project.figuresTo} format={format} />
          </span>
        </p>
      )}
      <FiguresToAbove value={project.figuresTo}>
        <dl className="mt-6 grid grid-cols-2 gap-x-10 gap-y-5 sm:flex sm:flex-wrap">
          {change12m === null ? null : (
            <KeyFigure
              figure={format.change(change12m)}
              small={<ChangeSample n={psf?.n ?? null} before={project.psfNBefore} format={format} />}
            >
              <Trans>median psf in 12 months</Trans>
            </KeyFigure>
          )}
          {areaChange ? (
            <KeyFigure
              figure={format.change(areaChange.fraction)}
              small={<ChangeSample n={areaChange.n} before={areaChange.nBefore} format={format} />}
            >
              <AreaChangeName project={project} />
            </KeyFigure>
          ) : null}
          <KeyFigure figure={format.count(saleCount1y)} small={<Trans>{format.count(saleCount)} on record</Trans>}>
            <Trans>sales in 12 months</Trans>
          </KeyFigure>
          {lastSalePrice === null || lastSaleMonth === null ? null : (
            <KeyFigure figure={format.money(lastSalePrice)} small={<AgedMonth month={lastSaleMonth} format={format} />}>
              <Trans>last sale</Trans>
            </KeyFigure>
          )}
          {grossYield === null ? null : (
            <KeyFigure figure={format.percent(grossYield)}>
              <Trans>gross rental yield</Trans>
            </KeyFigure>
          )}
        </dl>
      </FiguresToAbove>
    </div>
  )
}
