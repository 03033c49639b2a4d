import { Plural, Trans } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { OldData, OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

interface ProjectPriceProps {
  project: Pick<ProjectCardFragment, 'psf' | 'figuresTo' | 'lastSalePrice' | 'lastSaleMonth'>
  format: Format
}

/** Prices of a project: the median psf of twelve months with its middle half and n; else the last sale; else that there is none. */
export function ProjectPrice({ project: { psf, figuresTo, lastSalePrice, lastSaleMonth }, format }: ProjectPriceProps) {
  if (psf) {
    return (
      <>
        <b className="font-semibold text-ink">{format.psf(psf.median)}</b>{' '}
        <span className="text-sm text-ink-3">
          {format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75))} · <Plural value={psf.n} one="# sale" other="# sales" />
        </span>
        <span className="block truncate text-xs text-ink-3">
          <OldTo month={figuresTo} format={format} alone />
        </span>
      </>
    )
  }
  if (lastSalePrice === null) {
    return (
      <span className="text-sm text-ink-3">
        <Trans>No sale on record</Trans>
      </span>
    )
  }
  return (
    <>
      <b className="font-semibold text-ink">{format.money(lastSalePrice)}</b>{' '}
      <span className="text-sm text-ink-3">
        {lastSaleMonth ? <Trans>last sale, {format.month(lastSaleMonth)}</Trans> : <Trans>last sale</Trans>}
        {lastSaleMonth ? <OldData month={lastSaleMonth} /> : null}
      </span>
    </>
  )
}
