import { Trans } from '@lingui/react/macro'
import { MeasuredText } from '#property/estimate/estimate-statement.tsx'
import type { Format } from '#property/use-format.ts'
import type { MeasuredSegment } from '../../accuracy.functions.ts'

/** What stands beside estimates of these homes: the sentence for all of them, and those of every area and size with enough sales. */
export function SegmentStatements({ statements, format }: { statements: MeasuredSegment['statements']; format: Format }) {
  const [whole, ...narrower] = statements.toReversed()
  if (!whole) return null
  return (
    <div className="max-w-[88ch] pt-5">
      <p>
        <MeasuredText measured={whole} format={format} />
      </p>
      {narrower.length > 0 ? (
        <details className="mt-3">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-line underline-offset-4 hover:decoration-ink">
            <Trans>What is said beside an estimate, by area and size of the home</Trans>
          </summary>
          <ul className="mt-2 grid gap-1.5 text-sm text-ink-2">
            {narrower.map((one) => (
              <li key={`${one.area} ${one.areaSqmFrom} ${one.areaSqmTo}`}>
                <MeasuredText measured={one} format={format} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
