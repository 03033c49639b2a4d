import { Trans, useLingui } from '@lingui/react/macro'
import type { DealGrouping } from '#graphql/deal-kinds.ts'
import type { Format } from '#property/use-format.ts'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { type Groups, type GroupsAnswer, groupsInOrder, useGroupName } from './deal-groups.tsx'

interface DealChartProps {
  chart: DealGrouping
  groups: GroupsAnswer
  isRent: boolean
  format: Format
  isHdb: boolean
}

/** The prices of a list as a picture with its figures: by month, how they are spread, by floor or by size. */
export function DealChart({ chart, groups, isRent, format, isHdb }: DealChartProps) {
  const { t } = useLingui()
  if (!groups.ok) return <FailedPanel title={<Trans>The chart could not be loaded</Trans>} />
  const ordered = groupsInOrder(groups.value.groups, chart)
  if (chart === 'month')
    return (
      <TrendChart
        points={ordered.toReversed().flatMap(({ key, figures: { psfN, psf } }) => (psf ? [{ period: key ?? '', n: psfN, ...psf }] : []))}
        title={isRent ? t`Rent per square foot by month` : t`Price per square foot by month`}
        of={isRent ? 'rents' : 'sales'}
        name={t`This list`}
        format={format.psf}
        formatPeriod={format.month}
      />
    )
  return <StepChart chart={chart} groups={groups.value} format={format} isHdb={isHdb} />
}

const NARROWEST_PERCENT = 0.5

/** One line a step: how many deals, or the middle half of their prices with its median; the figures stand in the lines themselves. */
function StepChart({ chart, groups, format, isHdb }: { chart: DealGrouping; groups: Groups; format: Format; isHdb: boolean }) {
  const { t } = useLingui()
  const nameOf = useGroupName(chart, format, isHdb, groups.step)
  const steps = groupsInOrder(groups.groups, chart)
  const most = Math.max(1, ...steps.map(({ figures }) => figures.n))
  const halves = steps.flatMap(({ figures }) => figures.psf ?? [])
  const low = Math.min(...halves.map(({ p25 }) => p25))
  const high = Math.max(...halves.map(({ p75 }) => p75))
  const place = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 50)
  const isSpread = chart === 'psf'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="max-h-96 overflow-y-auto" aria-label={t`Chart`} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="pb-2 text-start text-ink-2">
          {isSpread ? (
            <Trans>How many deals at which price per square foot</Trans>
          ) : (
            <Trans>Price per square foot: the middle half and its median</Trans>
          )}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t`Step`}</th>
            <th scope="col">{t`Picture`}</th>
            <th scope="col">{t`Median psf`}</th>
            <th scope="col">{t`Deals`}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => {
            const { n, psf } = step.figures
            const half = psf ? [place(psf.p25), place(psf.p75) - place(psf.p25)] : [0, 0]
            const [start = 0, width = 0] = isSpread ? [0, (n / most) * 100] : half
            return (
              <tr key={String(step.key)}>
                <th scope="row" className="figures w-32 py-0.5 pe-3 text-start font-normal whitespace-nowrap text-ink-2">
                  {nameOf(step)}
                </th>
                <td aria-hidden="true" className="relative h-5 print:[print-color-adjust:exact]">
                  <span
                    className="absolute inset-y-1 rounded-[2px] bg-lagoon/50"
                    style={{ left: `${start}%`, width: `${Math.max(NARROWEST_PERCENT, width)}%` }}
                  />
                  {isSpread || psf === null ? null : (
                    <span className="absolute inset-y-0.5 w-0.5 bg-ink" style={{ left: `${place(psf.median)}%` }} />
                  )}
                </td>
                <td className="figures w-20 ps-3 text-end">{psf ? format.psfFigure(psf.median) : '–'}</td>
                <td className="figures w-16 ps-3 text-end text-ink-3">{format.count(n)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
