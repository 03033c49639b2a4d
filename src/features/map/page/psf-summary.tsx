import { Plural, Trans } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { MiddleHalfBar } from '#property/middle-half-bar.tsx'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

interface PsfSummaryProps {
  project: Pick<ProjectCardFragment, 'psf' | 'figuresTo'>
  format: Format
}

/** The median in large type, its middle half as a bar and in figures, and the number of sales. */
export function PsfSummary({ project: { psf, figuresTo }, format }: PsfSummaryProps) {
  if (!psf) {
    return (
      <p className="mt-2 text-sm text-ink-3">
        <Trans>No sale in the newest twelve months of data</Trans>
        <OldTo month={figuresTo} format={format} />
      </p>
    )
  }
  const { n, p25, median, p75 } = psf
  return (
    <div className="figures mt-2 mb-1">
      <p className="flex items-baseline justify-between gap-3">
        <b className="text-2xl font-semibold tracking-tight">{format.psf(median)}</b>
        <span className="text-sm text-ink-3">
          <Trans>median, 12 months</Trans>
        </span>
      </p>
      <MiddleHalfBar psf={psf} />
      <div className="flex justify-between gap-2 text-sm text-ink-3">
        <span>{format.psfFigure(p25)}</span>
        <span>
          <Plural value={n} one="one sale" other="middle half of # sales" />
        </span>
        <span>{format.psfFigure(p75)}</span>
      </div>
      <p className="mt-1 text-sm text-ink-3">
        <OldTo month={figuresTo} format={format} alone />
      </p>
    </div>
  )
}
