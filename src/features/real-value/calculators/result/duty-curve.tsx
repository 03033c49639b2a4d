import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { linearScale, linePath, roundAxis } from '#ui/chart/scale.ts'
import type { CurvePoint } from '../calculate.ts'
import { ChartFrame } from './chart-frame.tsx'

interface DutyCurveProps {
  points: readonly CurvePoint[]
  /** marked on the curve */
  price: number
  currency: string
}

const shareOf = ({ price, duty }: CurvePoint): number => (price > 0 ? duty / price : 0)

/** The duties as a share of the price, for lower and higher prices. */
export function DutyCurve({ points, price, currency }: DutyCurveProps) {
  const { i18n, t } = useLingui()
  const locale = i18n.locale
  const drawn = points.slice(2)
  const here = points.find((point) => point.price === price)
  const last = drawn.at(-1)
  if (!here || !last || here.duty === 0) return null
  const axis = roundAxis(0, Math.max(...drawn.map(shareOf)) * 1.05, 3)
  const x = linearScale([0, last.price], [0, 100])
  const y = linearScale([axis.low, axis.high], [100, 0])
  const percent = (share: number) => formatPercent(share, locale, { digits: axis.high < 0.03 ? 1 : 0 })
  const short = (value: number) => formatMoney(value, currency, locale, { compact: true })
  const share = formatPercent(shareOf(here), locale, { digits: 2 })
  const at = short(price)
  return (
    <ChartFrame
      title={<Trans>Cheaper and dearer homes</Trans>}
      note={<Trans>Duties on the transfer as a part of the price, for the same buyer</Trans>}
    >
      <div className="figures relative ms-9 me-2 mt-3 mb-6 h-40 text-xs text-ink-3">
        {axis.ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-t border-line" style={{ top: `${y(tick)}%` }} aria-hidden="true">
            <span className="absolute right-full mr-2 -translate-y-1/2">{percent(tick)}</span>
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          role="img"
          aria-label={t`The duties are ${share} of the price at ${at}.`}
        >
          <path
            d={linePath(drawn.map((point) => [x(point.price), y(shareOf(point))]))}
            fill="none"
            className="stroke-lagoon print:stroke-ink"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          aria-hidden="true"
          className="absolute size-2.5 -translate-1/2 rounded-full bg-terracotta-mark ring-2 ring-paper print:bg-ink"
          style={{ left: `${x(price)}%`, top: `${y(shareOf(here))}%` }}
        />
        <span
          aria-hidden="true"
          className="absolute -translate-x-1/2 -translate-y-[calc(100%+10px)] rounded bg-paper px-1 text-sm font-semibold text-ink"
          style={{ left: `${x(price)}%`, top: `${y(shareOf(here))}%` }}
        >
          {share}
        </span>
        {[0.5, 1, 2].map((times) => (
          <span
            key={times}
            aria-hidden="true"
            className={times === 2 ? 'absolute top-full right-0 mt-2' : 'absolute top-full mt-2 -translate-x-1/2'}
            style={times === 2 ? undefined : { left: `${times * 50}%` }}
          >
            {short(price * times)}
          </span>
        ))}
      </div>
    </ChartFrame>
  )
}
