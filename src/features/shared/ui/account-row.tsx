import type { ReactNode } from 'react'

interface AccountRowProps {
  title: ReactNode
  children: ReactNode
  /** where it is changed */
  action?: ReactNode
}

/** One setting of an account: its name, its state, and where it is changed. */
export const AccountRow = ({ title, children, action }: AccountRowProps) => (
  <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[13rem_minmax(0,1fr)_auto] md:gap-x-12">
    <h3 className="font-[560] text-ink-2">{title}</h3>
    <div className="grid min-w-0 gap-1 text-lg max-md:col-span-2 max-md:row-start-2">{children}</div>
    {action ? <div className="flex flex-wrap justify-end gap-3">{action}</div> : null}
  </li>
)
