import { useLingui } from '@lingui/react/macro'

interface BalanceBarProps {
  available: number
  reserved: number
  sold: number
}

/** How much of a launch is sold, reserved and left, as one bar; its words say the same. */
export function BalanceBar({ available, reserved, sold }: BalanceBarProps) {
  const { t } = useLingui()
  const total = available + reserved + sold
  const width = (part: number) => ({ width: `${(part / Math.max(1, total)) * 100}%` })
  return (
    <div>
      <div className="flex h-2 overflow-hidden rounded-[2px] border border-line bg-sheet" aria-hidden="true">
        <span className="bg-lagoon print:bg-ink" style={width(sold)} />
        <span className="bg-caution print:bg-ink-3" style={width(reserved)} />
      </div>
      <p className="figures pt-1 text-sm text-ink-2">{t`${available} left, ${reserved} reserved, ${sold} sold`}</p>
    </div>
  )
}
