import type { ReactNode } from 'react'

interface AccountRowProps {
  title: ReactNode
  children: ReactNode
  /** where it is changed */
  action?: ReactNode
}

/** One thing of an account: its name, how it stands, and where it is changed. */
export const AccountRow = ({ title, children, action }: AccountRowProps) => (
  <li className="grid gap-x-12 gap-y-2 border-b border-line py-5 md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-baseline">
    <h3 className="text-lg font-semibold">{title}</h3>
    <div className="max-w-[62ch] text-lg text-ink-2">{children}</div>
    {action ? <div className="flex flex-wrap gap-3">{action}</div> : null}
  </li>
)
