import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps<K extends string> {
  label: string
  tabs: readonly { key: K; title: ReactNode; panel: ReactNode; disabled?: boolean }[]
  /** the open tab; the first by default */
  value?: K
  onValue?: (key: K) => void
}

const face =
  'shrink-0 border-b-2 border-transparent py-2 font-[560] whitespace-nowrap text-ink-3 -outline-offset-2 transition-colors duration-(--duration-quick) hover:text-ink data-active:border-terracotta-mark data-active:text-ink data-disabled:opacity-50'

/** Several views of one thing, one at a time; arrow keys move along. Where each view has its own address use LinkTabs. */
export function Tabs<K extends string>({ label, tabs, value, onValue }: TabsProps<K>) {
  return (
    <BaseTabs.Root value={value} defaultValue={tabs[0]?.key} onValueChange={(key: K) => onValue?.(key)}>
      <BaseTabs.List aria-label={label} activateOnFocus className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map(({ key, title, disabled }) => (
          <BaseTabs.Tab key={key} value={key} disabled={disabled} className={face}>
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ key, panel }) => (
        <BaseTabs.Panel key={key} value={key} className="pt-4">
          {panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
