import { useLingui } from '@lingui/react/macro'

const YEARS = [1, 2, 3, 4, 5, 6]
const YEAR_WIDTH = 72
const LEFT = 24

const yearStart = (year: number) => LEFT + (year - 1) * YEAR_WIDTH

/** How a plan is laid out: homes as bars along the years, the sale and the purchase where they fall, the cash below. No client's figures. */
export function PlanLinePicture() {
  const { t } = useLingui()
  const sale = yearStart(3.5)
  const purchase = yearStart(3.9)
  return (
    <svg
      viewBox="0 0 480 250"
      role="img"
      aria-label={t`Layout of a plan: two homes as bars along six years, a sale, a purchase soon after it, and the cash between them`}
      className="w-full"
      fontSize="13"
    >
      {YEARS.map((year) => (
        <g key={year}>
          <path d={`M${yearStart(year)} 14V214`} className="stroke-line" />
          <text x={yearStart(year) + 5} y="232" className="figures fill-ink-3">
            {t`Year ${year}`}
          </text>
        </g>
      ))}
      <path d={`M${LEFT} 214H${yearStart(7)}`} className="stroke-ink" />
      <rect x={yearStart(1)} y="30" width={sale - yearStart(1)} height="30" rx="3" className="fill-lagoon-soft stroke-lagoon" />
      <text x={yearStart(1) + 10} y="50" className="fill-ink">{t`Home today`}</text>
      <rect x={purchase} y="82" width={yearStart(7) - purchase} height="30" rx="3" className="fill-wash stroke-ink-3" />
      <text x={purchase + 10} y="102" className="fill-ink">{t`Next home`}</text>
      <circle cx={sale} cy="45" r="6" className="fill-terracotta-mark" />
      <text x={sale + 12} y="50" className="fill-ink-2">
        {t({ message: 'Sale', context: 'of the home today' })}
      </text>
      <circle cx={purchase} cy="97" r="6" className="fill-terracotta-mark" />
      <text x={purchase - 12} y="102" textAnchor="end" className="fill-ink-2">{t`Purchase`}</text>
      <path
        d={`M${yearStart(1)} 190L${sale} 180V146L${purchase} 144V196L${yearStart(7)} 168`}
        fill="none"
        strokeWidth="2"
        className="stroke-ink-2"
      />
      <text x={yearStart(1) + 10} y="176" className="fill-ink-2">{t`Cash`}</text>
    </svg>
  )
}
