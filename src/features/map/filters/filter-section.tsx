import { type ReactNode, useId, useState } from 'react'

/** A group of filters under a heading that folds. */
export function FilterSection({
  title,
  count,
  isOpen,
  children,
}: {
  title: ReactNode
  count: number
  isOpen: boolean
  children: ReactNode
}) {
  const id = useId()
  // the initial state only, so that sections stay as the visitor folded them
  const [isOpenAtFirst] = useState(isOpen || count > 0)
  // what nobody has opened need not follow every step of a slider
  const [isMade, setMade] = useState(isOpenAtFirst)
  return (
    <details open={isOpenAtFirst} onToggle={() => setMade(true)} className="group border-b border-line-2">
      <summary
        id={id}
        className="flex h-12 cursor-pointer list-none items-center gap-2 px-5 font-[560] hover:bg-wash focus-visible:-outline-offset-2"
      >
        <span className="flex-1">{title}</span>
        {count > 0 ? (
          <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-lagoon px-1.5 text-xs text-paper">{count}</span>
        ) : null}
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 text-ink-3 transition-transform duration-(--duration-quick) group-open:rotate-180"
        >
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <div className="grid gap-5 px-5 pt-1 pb-5">{isMade ? children : null}</div>
    </details>
  )
}
