import { Trans } from '@lingui/react/macro'
import type { HomeProjectFragment } from '#graphql/generated/graphql.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

interface PsfLineProps {
  project: Pick<HomeProjectFragment, 'psf' | 'figuresTo'>
  format: Format
}

/** What homes of a project sold for in 12 months: the median per square foot with the number of sales, or that there were none. */
export function PsfLine({ project: { psf, figuresTo }, format }: PsfLineProps) {
  const sample = psf ? format.sample(psf.n) : ''
  return psf ? (
    <>
      <span className="font-semibold">{format.psf(psf.median)}</span>{' '}
      <span className="text-sm text-ink-3">
        <Trans>median, {sample}</Trans>
        <OldTo month={figuresTo} format={format} />
      </span>
    </>
  ) : (
    <span className="text-sm text-ink-3">
      <Trans>no sale in 12 months</Trans>
      <OldTo month={figuresTo} format={format} />
    </span>
  )
}
