import type { ReactNode } from 'react'
import { Stat } from '../../stat.tsx'

interface HeadlineProps {
  label: ReactNode
  figure: ReactNode
  note: ReactNode
  /** smaller figures beside it */
  children?: ReactNode
}

/** The answer in large type. */
export const Headline = ({ label, figure, note, children }: HeadlineProps) => (
  <div className="grid gap-x-12 gap-y-5 border-b border-ink pb-5 sm:flex sm:flex-wrap sm:items-end">
    <Stat size="large" label={label} figure={figure} note={note} />
    {children ? <div className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">{children}</div> : null}
  </div>
)
