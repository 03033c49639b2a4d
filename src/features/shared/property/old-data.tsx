import { Plural, Trans } from '@lingui/react/macro'
import { monthsOld } from '#lib/months.ts'
import type { Format } from './use-format.ts'

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

/** A month, "2025-01", in words, and its age where it is old: "Jan 2025 (22 months old)". */
export const AgedMonth = ({ month, format }: { month: string; format: Format }) => (
  <>
    {format.month(month)}
    <OldData month={month} />
  </>
)

interface OldToProps {
  /** in which the figures' months end; null where there are none */
  month: string | null
  format: Format
  /** nothing stands before it in its line */
  alone?: boolean
}

/** After figures that do not name their month: "· data to Jan 2025 (22 months old)", where that is more than half a year ago; else nothing. */
export function OldTo({ month, format, alone = false }: OldToProps) {
  if (month === null || monthsOld(month, new Date()) === null) return null
  const to = format.month(month)
  return (
    <>
      {alone ? null : ' · '}
      <Trans>data to {to}</Trans>
      <OldData month={month} />
    </>
  )
}
