import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { useFormat } from '../use-format.ts'
import { ToolCard, toolTable } from './tool-card.tsx'
import type { ToolExampleFacts } from './tool-facts.ts'

/** What an analysis of a project's usual home begins with: the heaviest comparables, with the weights that the engine gives them. */
export function AnalysisExample({ facts }: { facts: ToolExampleFacts }) {
  const { i18n, t } = useLingui()
  const format = useFormat(facts.currency)
  if (!facts.analysis) return null
  const { value, low, high, count, sales } = facts.analysis
  const name = localName(i18n, facts.project)
  const [estimate, range, all] = [format.money(value), format.range(format.short(low), format.short(high)), format.count(count)]
  const heaviest = Math.max(...sales.map(({ weight }) => weight))
  return (
    <ToolCard
      title={<Trans>Market analysis</Trans>}
      to="/realAgent/market-analysis"
      about={
        <Trans>
          {name}: the engine’s {estimate}, in a range of {range}, and those of its {all} sales that count most.
        </Trans>
      }
    >
      <table className={toolTable.table}>
        <caption className="sr-only">{t`The comparable sales that count most: ${name}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${toolTable.head} text-start`}>
              <Trans>Sale</Trans>
            </th>
            <th scope="col" className={`${toolTable.head} text-end`}>
              <Trans>As this home today</Trans>
            </th>
            <th scope="col" className={`${toolTable.head} text-end`}>
              <Trans>Weight</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.map(({ id, project, month, adjustedPrice, weight }) => (
            <tr key={id}>
              <th scope="row" className={`${toolTable.cell} text-start`}>
                {localName(i18n, project)} <span className="whitespace-nowrap text-ink-3">{format.month(month)}</span>
              </th>
              <td className={`${toolTable.cell} figures text-end whitespace-nowrap`}>{format.money(adjustedPrice)}</td>
              <td className={`${toolTable.cell} figures w-24 text-end whitespace-nowrap`}>
                <span
                  aria-hidden="true"
                  className="me-2 inline-block h-2 w-10 bg-wash max-sm:hidden align-middle print:[print-color-adjust:exact]"
                >
                  <span className="block h-full bg-lagoon" style={{ width: `${Math.round((weight / heaviest) * 100)}%` }} />
                </span>
                {format.percent(weight)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ToolCard>
  )
}
