import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { OldData } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { MeasuredSegment } from '../../accuracy.functions.ts'
import { Stat } from '../stat.tsx'
import { CoverageBars } from './coverage-bars.tsx'
import { DecileColumns } from './decile-columns.tsx'
import { ErrorBars } from './error-bars.tsx'
import { FloorNote } from './floor-note.tsx'
import { measuredName } from './measured-names.ts'
import { ScoreTable } from './score-table.tsx'
import { SegmentStatements } from './segment-statements.tsx'

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
            {format.count(scores.n)} sales, {format.range(format.month(from), format.month(to))}
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
