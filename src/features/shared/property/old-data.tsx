import { Plural } from '@lingui/react/macro'
import { monthsOld } from '#lib/months.ts'

/** Beside a figure and its month, "2025-01": how old it is, where that is more than half a year. */
export function OldData({ month }: { month: string }) {
  const age = monthsOld(month, new Date())
  // a page may be hydrated in the month after the one it was rendered in
  return age === null ? null : (
    <span className="whitespace-nowrap font-[560] text-ink" suppressHydrationWarning>
      {' '}
      (<Plural value={age} one="# month old" other="# months old" />)
    </span>
  )
}
