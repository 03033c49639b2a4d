import { Menu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { useFloatingRoot } from './floating-root.ts'

export interface MenuEntry {
  key: string
  label: ReactNode
  /** an action … */
  onChoose?: () => void
  /** … or a typed Link, whose words are the label */
  link?: ReactElement
  disabled?: boolean
}

interface DropdownMenuProps {
  /** a Button; it opens and closes the menu */
  trigger: ReactElement
  /** groups stand apart by a hairline */
  groups: readonly { key: string; entries: readonly MenuEntry[] }[]
  align?: 'start' | 'end'
}

const row = 'flex min-h-9 items-center rounded px-3 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-lagoon-soft'

/** Actions and links under a button: arrows, Home, End, first letters, Escape. */
export function DropdownMenu({ trigger, groups, align = 'start' }: DropdownMenuProps) {
  const root = useFloatingRoot()
  return (
    <Menu.Root>
      <Menu.Trigger render={trigger} />
      <Menu.Portal container={root}>
        <Menu.Positioner sideOffset={4} align={align} collisionPadding={8} className="z-50 outline-none">
          <Menu.Popup className="floating max-h-(--available-height) min-w-48 overflow-y-auto p-1">
            {groups.map(({ key, entries }) => (
              <Menu.Group key={key} className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1">
                {entries.map((entry) =>
                  entry.link ? (
                    <Menu.LinkItem key={entry.key} render={entry.link} closeOnClick className={row}>
                      {entry.label}
                    </Menu.LinkItem>
                  ) : (
                    <Menu.Item key={entry.key} onClick={entry.onChoose} disabled={entry.disabled} className={row}>
                      {entry.label}
                    </Menu.Item>
                  ),
                )}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
