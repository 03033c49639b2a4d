import { Plural, Trans } from '@lingui/react/macro'
import { createContext, use } from 'react'
import { monthsOld, wasOldIn } from '#lib/months.ts'
import type { Format } from './use-format.ts'

/** The month, "2025-07", to which the figures reach as a line above them says; null where none does. */
const FiguresTo = createContext<string | null>(null)

/**
 * Around rows or sections below a line that says to which month their figures reach: figures to the same month do not say it again, and a deal says its age
 * only if it was old even in that month.
 */
export const FiguresToAbove = FiguresTo.Provider

/** Whether a line above says that figures reach to this month. */
export const useIsSaidAbove = (month: string): boolean => use(FiguresTo) === month

/** Beside a deal or a figure and its month, "2025-01": how old it is, where that is more than half a year and no line above has said as much. */
export function OldData({ month }: { month: string }) {
  const said = use(FiguresTo)
  return said === null || wasOldIn(month, said) ? <Age month={month} /> : null
}

function Age({ month }: { month: string }) {
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

/** After figures that do not name their month: "· data to Jan 2025 (22 months old)", where that is more than half a year ago and no line above says it; else nothing. */
export function OldTo({ month, format, alone = false }: OldToProps) {
  const said = use(FiguresTo)
  if (month === null || month === said || monthsOld(month, new Date()) === null) return null
  const to = format.month(month)
  return (
    <>
      {alone ? null : ' · '}
      <Trans>data to {to}</Trans>
      <Age month={month} />
    </>
  )
}
