import type { ReactNode } from 'react'

interface ShortLabelProps {
  /** what is shown on a phone */
  short: ReactNode
  /** what is shown on wide screens, and what the control is called everywhere */
  children: ReactNode
}

/** The words of a control that has little room on a phone: shown short there, and called the same. */
export const ShortLabel = ({ short, children }: ShortLabelProps) => (
  <>
    <span className="max-sm:sr-only">{children}</span>
    <span aria-hidden="true" className="sm:hidden">
      {short}
    </span>
  </>
)
