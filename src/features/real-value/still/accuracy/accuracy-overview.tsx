import { Trans, useLingui } from '@lingui/react/macro'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { MeasuredSegment } from '../../accuracy.functions.ts'
import { ErrorBars } from './error-bars.tsx'

/** The median error of each kind of home beside that of the simple method. */
export function AccuracyOverview({ measured, currency }: { measured: readonly MeasuredSegment[]; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const day = formatDay(measured.map(({ madeOn }) => madeOn).sort()[0] ?? '', i18n.locale)
  const rows = measured.map(({ typeGroup, scores, naive }) => {
    const n = format.count(scores.n)
    return {
      key: typeGroup,
      name: i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)]),
      note: t`${n} sales`,
      error: scores.medianError,
      naive: naive.medianError,
    }
  })
  return (
    <PageSection title={<Trans>Median error</Trans>} aside={<Trans>half of the estimates came closer; measured on {day}</Trans>}>
      <ErrorBars rows={rows} format={format} />
    </PageSection>
  )
}
