import { Trans } from '@lingui/react/macro'
import type { Format } from './use-format.ts'

interface ChangeSampleProps {
  /** sales of the newest twelve months; null where there are none */
  n: number | null
  /** of the twelve months before; null where that is not known, absent in pages that were frozen before it was counted */
  before: number | null | undefined
  format: Format
}

/** Of how many sales in each year a change over twelve months is: "42 against 38 sales". Nothing where one of them is not known. */
export function ChangeSample({ n, before, format }: ChangeSampleProps) {
  if (n === null || before == null) return null
  const [now, then] = [format.count(n), format.count(before)]
  return (
    <Trans>
      {now} against {then} sales
    </Trans>
  )
}
