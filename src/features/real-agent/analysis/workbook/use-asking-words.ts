import { useLingui } from '@lingui/react/macro'
import { type AskingPlace, askingPlace } from '#graphql/asking-price.ts'
import type { AnalysisWorkbookQuery } from '#graphql/generated/graphql.ts'
import { useFormat } from '#property/use-format.ts'
import type { WorkbookText } from './workbook-text.ts'

type Fields = Pick<AnalysisWorkbookQuery['analysisWorkbook'], 'asking' | 'low' | 'high' | 'lines'>

/** What the agent proposes to ask, and where that stands to the range of the analysis; null where nothing is, and in what was shared before it could be. */
export function useAskingWords({ asking, low, high, lines }: Fields, currencyCode: string): WorkbookText['asking'] {
  const { t } = useLingui()
  const format = useFormat(currencyCode)
  if (!asking) return null
  const [from, to] = [format.money(asking.low), format.money(asking.high)]
  const place = askingPlace(asking, { low, high })
  const apart = 'apart' in place ? format.percent(place.apart) : ''
  const distance: Record<AskingPlace['place'], string> = {
    within: t`It lies within the range of the estimate.`,
    around: t`It reaches beyond both ends of the range of the estimate.`,
    above: t`It lies ${apart} above the upper end of the range of the estimate.`,
    below: t`It lies ${apart} below the lower end of the range of the estimate.`,
    over: t`It begins within the range of the estimate and reaches ${apart} beyond its upper end.`,
    under: t`It ends within the range of the estimate and begins ${apart} below its lower end.`,
  }
  const name = lines?.name
  return {
    by: name ? t`Proposed by ${name}` : t`Proposed by the agent`,
    amount: asking.low === asking.high ? from : `${from} – ${to}`,
    why: asking.why,
    distance: distance[place.place],
  }
}
