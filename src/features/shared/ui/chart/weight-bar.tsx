interface WeightBarProps {
  /** share of the whole, 0 … 1 */
  share: number
  /** the largest share of the list, which fills the bar */
  largest: number
  /** the share as text, e.g. "24%" */
  text: string
}

/** A share as a bar with its figure. */
export function WeightBar({ share, largest, text }: WeightBarProps) {
  const width = largest > 0 ? Math.max(2, (share / largest) * 100) : 0
  return (
    <span className="flex items-center justify-end gap-2">
      <span className="flex h-2 w-16 justify-end max-sm:hidden" aria-hidden="true">
        <span className="h-full rounded-[2px] bg-lagoon print:bg-ink" style={{ width: `${width}%` }} />
      </span>
      <span className="w-9">{text}</span>
    </span>
  )
}
