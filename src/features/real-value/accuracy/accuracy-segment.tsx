import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { MeasuredText } from '#property/estimate/estimate-statement.tsx'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { MeasuredScores, MeasuredSegment } from '../accuracy.functions.ts'
import { Stat } from '../stat.tsx'
import { ErrorBars } from './error-bars.tsx'
import { FloorNote } from './floor-note.tsx'
import { measuredName } from './measured-names.ts'
import { ScoreTable } from './score-table.tsx'

/** One kind of home: its figures, the coverage of the ranges, and the accuracy by area and price. */
export function AccuracySegment({ segment, currency }: { segment: MeasuredSegment; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const { scores, naive, from, to, coverage, byArea, byKind, byPriceDecile } = segment
  const title = i18n._(typeGroupWords[fromWireTypeGroup(segment.typeGroup)])
  const percent = (figure: number) => format.percent(figure / 100)
  const areas = byArea
    .toSorted((a, b) => a.scores.medianError - b.scores.medianError)
    .map(({ name, scores: own }) => ({ key: name, name: measuredName(i18n, name), note: format.count(own.n), error: own.medianError }))
  const bias = format.change(scores.medianBias / 100)
  const kinds =
    byKind.length > 1 ? (
      <Part title={<Trans>By kind of home</Trans>}>
        <ScoreTable caption={[title, t`By kind of home`].join(': ')} groups={byKind} format={format} />
      </Part>
    ) : null
  return (
    <PageSection
      id={fromWireTypeGroup(segment.typeGroup)}
      title={title}
      aside={
        <>
          <Trans>
            <Plural value={scores.n} one="# sale" other="# sales" />, {format.range(format.month(from), format.month(to))}
          </Trans>
          <OldData month={to} />
        </>
      }
    >
      <SegmentStatements statements={segment.statements} format={format} />
      <FloorNote segment={segment} format={format} />
      <div className="grid grid-cols-2 gap-6 pt-6 sm:grid-cols-3 lg:grid-cols-6">
        <Stat
          label={<Trans>Median error</Trans>}
          figure={percent(scores.medianError)}
          note={<Trans>simple: {percent(naive.medianError)}</Trans>}
        />
        <Stat label={<Trans>Within 5%</Trans>} figure={percent(scores.within5)} note={<Trans>simple: {percent(naive.within5)}</Trans>} />
        <Stat label={<Trans>Within 10%</Trans>} figure={percent(scores.within10)} note={<Trans>simple: {percent(naive.within10)}</Trans>} />
        <Stat label={<Trans>Within 20%</Trans>} figure={percent(scores.within20)} note={<Trans>simple: {percent(naive.within20)}</Trans>} />
        <Stat label={<Trans>Too high or low</Trans>} figure={bias} note={<Trans>in the median</Trans>} />
        <Stat label={<Trans>Refused</Trans>} figure={percent(100 - coverage)} note={<Trans>too little evidence</Trans>} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 *:min-w-0 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Part title={<Trans>Do the ranges keep their promise?</Trans>}>
            <CoverageBars scores={scores} format={format} />
          </Part>
          <Part title={<Trans>By price, from the cheapest tenth to the dearest</Trans>}>
            <DecileColumns groups={byPriceDecile} format={format} />
          </Part>
          {areas.length > 1 ? kinds : null}
        </div>
        {areas.length > 1 ? (
          <Part title={<Trans>By area, the closest first</Trans>}>
            <ErrorBars rows={areas} format={format} />
          </Part>
        ) : (
          kinds
        )}
      </div>
    </PageSection>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="break-inside-avoid">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </div>
)

/** How many prices fell into the 68 % and the 90 % range: a bar to the measured share, a mark at the promised one. */
function CoverageBars({ scores, format }: { scores: MeasuredScores; format: Format }) {
  const rows = [
    { promised: 68, measured: scores.cover68 },
    { promised: 90, measured: scores.cover90 },
  ]
  return (
    <dl className="grid gap-4 pt-3">
      {rows.map(({ promised, measured }) =>
        measured === null ? null : (
          <div key={promised}>
            <dt className="figures flex justify-between gap-4 text-sm text-ink-2">
              <Trans>the {promised}% range held</Trans>
              <b className="text-base font-semibold text-ink">{format.percent(measured / 100)}</b>
            </dt>
            <dd className="relative mt-1 h-3 rounded-[2px] bg-line print:[print-color-adjust:exact]" aria-hidden="true">
              <span className="absolute inset-y-0 left-0 rounded-[2px] bg-lagoon print:bg-ink" style={{ width: `${measured}%` }} />
              <span className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink ring-1 ring-paper" style={{ left: `${promised}%` }} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** The median error by tenth of price as columns, each with its figure. */
function DecileColumns({ groups, format }: { groups: MeasuredSegment['byPriceDecile']; format: Format }) {
  const { t } = useLingui()
  const rows = groups.toSorted((a, b) => Number(a.name) - Number(b.name))
  const largest = Math.max(...rows.map(({ scores }) => scores.medianError), 0.1)
  return (
    <ol className="grid grid-flow-col auto-cols-fr items-end gap-1 pt-4 sm:gap-2">
      {rows.map(({ name, scores }) => {
        const error = format.percent(scores.medianError / 100)
        return (
          <li key={name} className="figures grid justify-items-center text-center" aria-label={t`tenth ${name}: ${error}`}>
            <span aria-hidden="true" className="text-[11px] leading-5 font-[560] sm:text-xs sm:leading-5">
              {format.percent(scores.medianError / 100)}
            </span>
            <span
              aria-hidden="true"
              className="w-full rounded-t-[2px] bg-lagoon print:bg-ink print:[print-color-adjust:exact]"
              style={{ height: `${Math.max(2, (96 * scores.medianError) / largest)}px` }}
            />
            <span aria-hidden="true" className="w-full border-t border-line pt-1 text-xs text-ink-3">
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What stands beside estimates of these homes: the sentence for all of them, and those of every area and size with enough sales. */
function SegmentStatements({ statements, format }: { statements: MeasuredSegment['statements']; format: Format }) {
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
