import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { menuPath } from '#access/sub-account.ts'
import { cx } from '#ui/class-names.ts'
import { MenuDropdown } from './menu-dropdown.tsx'
import { type Bar, type MenuPath, menuEntries } from './menu-groups.ts'
import { DROPDOWN_WORDS, MENU_WORDS } from './menu-words.tsx'

const barItem =
  'flex h-9 items-center gap-1.5 rounded px-3 font-[560] whitespace-nowrap text-ink-2 transition-colors duration-(--duration-quick) hover:text-ink'

/** The entries of the bar for this page, country and viewer (§2.8). */
export function useMenu(bar: Bar) {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  return menuEntries(bar, country, viewer)
}

/** A link of a menu; below /subaccount it leads to the page's sub-account variant (§2.8). */
export function MenuLink({ path, className, children }: { path: MenuPath; className: string; children: ReactNode }) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const target = useLocation({ select: ({ pathname }) => menuPath(pathname, path, viewer) })
  return (
    <Link to={target} className={className} activeOptions={{ exact: true, includeSearch: false }} activeProps={{ className: 'text-ink' }}>
      {children}
    </Link>
  )
}

/** The links of wide screens. */
export function Navigation({ bar }: { bar: Bar }) {
  return (
    <ul className="flex items-center">
      {useMenu(bar).map((entry) =>
        entry.kind === 'page' ? (
          <li key={entry.path}>
            <MenuLink path={entry.path} className={barItem}>
              <BarWords path={entry.path} />
            </MenuLink>
          </li>
        ) : (
          <MenuDropdown key={entry.name} label={DROPDOWN_WORDS[entry.name]} className={barItem}>
            {entry.paths.map((path) => (
              <li key={path}>
                <MenuLink path={path} className="grid grid-cols-[auto_1fr] gap-x-3 rounded px-3 py-2 hover:bg-wash">
                  <MenuItemWords path={path} />
                </MenuLink>
              </li>
            ))}
          </MenuDropdown>
        ),
      )}
    </ul>
  )
}

/** An entry of a dropdown, in a grid of two columns: its drawing (menu-images.css), its name and what it does. */
export function MenuItemWords({ path, isLarge = false }: { path: MenuPath; isLarge?: boolean }) {
  const { title, text } = MENU_WORDS[path]
  return (
    <>
      <span data-of={path} className="menu-image text-lagoon" />
      <span className={cx('font-[560] text-ink', isLarge && 'text-lg')}>{title}</span>
      {text ? <span className="text-sm text-ink-2">{text}</span> : null}
    </>
  )
}

/** A page's words where it stands by itself, not in a dropdown. */
export function BarWords({ path }: { path: MenuPath }) {
  const { title, short = title } = MENU_WORDS[path]
  return short
}
