import { Plural, Trans } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
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
  const place = p75 > p25 ? Math.min(100, Math.max(0, ((median - p25) / (p75 - p25)) * 100)) : 50
  return (
    <div className="figures mt-2 mb-1">
      <p className="flex items-baseline justify-between gap-3">
        <b className="text-2xl font-semibold tracking-tight">{format.psf(median)}</b>
        <span className="text-sm text-ink-3">
          <Trans>median, 12 months</Trans>
        </span>
      </p>
      <div className="relative my-1.5 h-1.5 rounded-full bg-lagoon-soft" aria-hidden="true">
        <span className="absolute -top-1 h-3.5 w-1 -translate-x-1/2 rounded-full bg-lagoon" style={{ left: `${place}%` }} />
      </div>
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
