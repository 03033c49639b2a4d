import { useLingui } from '@lingui/react/macro'
import type { AnalysisEvidenceFactsFragment, PropertyGroup } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'

export type AnalysisSale = AnalysisEvidenceFactsFragment['sales'][number]

/** Which sale it is. */
export function useSaleName() {
  const { i18n } = useLingui()
  return ({ projectName, projectNameLocal }: Pick<AnalysisSale, 'projectName' | 'projectNameLocal'>) =>
    localName(i18n, { name: projectName, nameLocal: projectNameLocal })
}

/** What was recorded of a sale, and why it is weighed as it is: how near, how long ago, how unlike. */
export function SaleFacts({ sale, group, format }: { sale: AnalysisSale; group: PropertyGroup; format: Format }) {
  const { t, i18n } = useLingui()
  const floors = floorText(sale.floorLow, sale.floorHigh)
  const parts = [
    sale.distanceMetres === 0 ? t`same project` : format.distance(sale.distanceMetres),
    format.month(`${sale.month}`),
    unitMixWord(i18n._.bind(i18n), sale.unitMix, group),
    format.area(sale.areaSqm),
    sale.floorLow === null ? '' : t`floor ${floors}`,
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

/** What the estimate adds to the price that was paid, step by step. */
export function SaleSteps({ sale, format }: { sale: AnalysisSale; format: Format }) {
  const { t } = useLingui()
  const steps = [
    [t`time`, sale.timeAdjustment],
    [t`kind of home`, sale.kindAdjustment],
    [t`size`, sale.areaAdjustment],
    [t({ message: 'floor', context: 'an adjustment' }), sale.floorAdjustment],
    [t`lease`, sale.leaseAdjustment],
  ] as const
  return (
    <>
      {format.money(sale.price)}
      {steps.filter(([, money]) => money !== 0).map(([name, money]) => ` · ${name} ${format.signed(money)}`)}
    </>
  )
}
