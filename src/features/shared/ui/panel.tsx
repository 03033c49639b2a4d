import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface PanelProps {
  /** empty: nothing to show; failed: it could not be loaded; forbidden: not for this visitor */
  kind: 'empty' | 'failed' | 'forbidden'
  title: ReactNode
  /** what to do next */
  children?: ReactNode
  action?: ReactNode
}

const MARKS: Record<PanelProps['kind'], string> = {
  empty: 'M4 20h16M7 20V9l5-4 5 4v11M10 20v-5h4v5',
  failed: 'M12 3 2.5 20h19L12 3Zm0 6v5m0 3v.01',
  forbidden: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
}

/** A message in place of a part that cannot be shown. */
export function Panel({ kind, title, children, action }: PanelProps) {
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className="grid justify-items-start gap-3 rounded border border-line bg-sheet p-6 sm:p-8"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('size-7', kind === 'failed' ? 'text-caution-ink' : 'text-ink-3')}>
        <path d={MARKS[kind]} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <p className="title text-xl">{title}</p>
      {children ? <div className="max-w-[60ch] text-lg text-ink-2">{children}</div> : null}
      {action}
    </div>
  )
}
