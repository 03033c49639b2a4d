import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

/** A row of links of which one is the current page; scrolls sideways when narrow. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="-mx-1 flex gap-5 overflow-x-auto px-1 [scrollbar-width:none]">
      {children}
    </nav>
  )
}

function TabAnchor({ current = false, className, ...rest }: ComponentProps<'a'> & { current?: boolean }) {
  return (
    <a
      aria-current={current ? 'page' : undefined}
      className={cx(
        'shrink-0 border-b-2 py-2 font-[560] -outline-offset-2 transition-colors duration-(--duration-quick)',
        current ? 'border-terracotta-mark text-ink' : 'border-transparent text-ink-3 hover:text-ink',
        className,
      )}
      {...rest}
    />
  )
}

export const LinkTab = createLink(TabAnchor)
