import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import type { Format } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { PageSection } from '#ui/page-section.tsx'
import { askedStretches, changeBefore, stepPath } from './asked-steps.ts'

interface AskedHistoryProps {
  home: Pick<ListedHomeFragment, 'prices' | 'daysAdvertised' | 'isBack' | 'goneDate'>
  format: Format
}

/** The least price asked over time: as steps, and every change in a table. */
export function AskedHistory({ home: { prices, daysAdvertised, isBack, goneDate }, format }: AskedHistoryProps) {
  const { t } = useLingui()
  if (prices.length === 0) return null
  const drawn = prices.length > 1 ? stepPath(askedStretches(prices, goneDate === null ? Date.now() : Date.parse(goneDate))) : null
  return (
    <PageSection
      title={<Trans>What was asked</Trans>}
      aside={
        <>
          <Plural value={daysAdvertised} one="# day on the market" other="# days on the market" />
          {isBack ? (
            <>
              {' · '}
              <Trans>withdrawn once, and back</Trans>
            </>
          ) : null}
        </>
      }
    >
      {drawn ? (
        <div className="flex gap-3 pt-5" suppressHydrationWarning>
          <div className="figures flex h-36 flex-col justify-between text-sm text-ink-3">
            <span>{format.short(drawn.high)}</span>
            <span>{format.short(drawn.low)}</span>
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={t`The least price asked over time, in steps`}
            className="h-36 min-w-0 flex-1 overflow-visible border-b border-s border-line"
            suppressHydrationWarning
          >
            <path
              d={drawn.path}
              fill="none"
              className="stroke-terracotta print:stroke-ink"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              suppressHydrationWarning
            />
          </svg>
        </div>
      ) : null}
      <AskedTable prices={prices} format={format} />
    </PageSection>
  )
}

function AskedTable({ prices, format }: { prices: ListedHomeFragment['prices']; format: Format }) {
  const { i18n } = useLingui()
  return (
    <table className="mt-4 w-full max-w-[36rem]">
      <caption className="sr-only">
        <Trans>Every change of the least price asked, the newest first</Trans>
      </caption>
      <thead className="text-sm text-ink-3">
        <tr className="border-b border-line">
          <th scope="col" className="py-1 text-start font-normal">
            <Trans>From</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>Asked</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>Change</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {prices
          .map(({ date, price }, at) => ({ date, price, change: changeBefore(prices, at) }))
          .toReversed()
          .map(({ date, price, change }) => (
            <tr key={date} className="border-b border-line-2">
              <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                {formatDay(date, i18n.locale)}
              </th>
              <td className="py-1.5 text-end">{price === null ? <Trans>not advertised</Trans> : format.money(price)}</td>
              <td className="py-1.5 text-end text-ink-2">{change === null || change === 0 ? '' : format.change(change)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
