import { Trans } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'

interface MiddleHalfProps {
  psf: { p25: number; p75: number; n: number }
  format: Format
}

/** Between which prices per square foot the middle half of so many sales lies. One sale has no middle half. */
export function MiddleHalf({ psf, format }: MiddleHalfProps) {
  const [range, sample] = [format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)), format.sample(psf.n)]
  if (psf.n === 1) return <Trans>one sale</Trans>
  return (
    <Trans>
      middle half {range} · {sample}
    </Trans>
  )
}
