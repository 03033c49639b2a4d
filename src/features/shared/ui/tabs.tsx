import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface TabsProps<K extends string> {
  label: string
  tabs: readonly { key: K; title: ReactNode; panel: ReactNode; disabled?: boolean }[]
  /** the open tab; the first by default */
  value?: K
  onValue?: (key: K) => void
}

const face =
  'shrink-0 border-b-2 border-transparent py-2 font-[560] whitespace-nowrap text-ink-3 -outline-offset-2 transition-colors duration-(--duration-quick) hover:text-ink aria-selected:border-terracotta-mark aria-selected:text-ink disabled:opacity-50'

/** Where a key leads from the tab at `at`, of `count` that can be opened (ARIA Authoring Practices, tabs that open by themselves). */
function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Several views of one thing, one at a time; arrow keys move along. Where each view has its own address use LinkTabs. */
export function Tabs<K extends string>({ label, tabs, value, onValue }: TabsProps<K>) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs[0]?.key)
  const current = value ?? chosen
  const open = (key: K) => {
    if (key === current) return
    setChosen(key)
    onValue?.(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const usable = tabs.filter(({ disabled }) => !disabled)
    const to = tabAfter(
      event.key,
      usable.findIndex(({ key }) => key === current),
      usable.length,
    )
    const next = to === null ? undefined : usable[to]
    if (!next) return
    event.preventDefault()
    open(next.key)
    document.getElementById(`${id}${next.key}`)?.focus()
  }
  const shown = tabs.find(({ key }) => key === current)
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(({ key, title, disabled }) => (
          <button
            key={key}
            id={`${id}${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={key === current ? `${id}${key}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
            disabled={disabled}
            onClick={() => open(key)}
            className={face}
          >
            {title}
          </button>
        ))}
      </div>
      {shown ? (
        <div
          key={shown.key}
          id={`${id}${shown.key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}${shown.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable too
          tabIndex={0}
          className="pt-4"
        >
          {shown.panel}
        </div>
      ) : null}
    </div>
  )
}
