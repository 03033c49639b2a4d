import { Trans } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import type { MeasuredSegment } from '../accuracy.functions.ts'

/** How far the estimates are from what no method can come below; nothing where too few alike sales were made. */
export function FloorNote({ segment, format }: { segment: MeasuredSegment; format: Format }) {
  const { floor, scores } = segment
  if (!floor) return null
  const percent = (figure: number) => format.percent(figure / 100)
  const [half, mean] = [percent(floor.medianError), percent(floor.meanError)]
  const [ownHalf, ownMean] = [percent(scores.medianError), percent(scores.meanError)]
  const pairs = format.count(floor.pairs)
  return (
    <p className="max-w-prose pt-6">
      <Trans>
        Sales of the same block, type, size and storey band within a month differ so much that no method can come below a median error of{' '}
        {half} and a mean of {mean} ({pairs} such pairs of sales). The estimates are at {ownHalf} and {ownMean}.
      </Trans>
    </p>
  )
}
