import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { LogOutButton } from '#session/log-out-button.tsx'
import { Modal } from '#ui/modal.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { AccountEntry } from '../bar/account-entry.tsx'
import type { Bar } from '../bar/menu-groups.ts'
import { MenuIcon } from '../bar/menu-icon.tsx'
import { DROPDOWN_WORDS } from '../bar/menu-words.tsx'
import { BarWords, MenuItemWords, MenuLink, useMenu } from '../bar/navigation.tsx'
import { PlacePicker } from '../bar/place-picker.tsx'
import { VersionLabel } from '../bar/version-label.tsx'
import { Wordmark } from '../bar/wordmark.tsx'

const row = 'flex min-h-13 items-center border-b border-line text-xl font-[560] text-ink'

/** The whole menu on one sheet; another page closes it. */
export default function MobileMenuPanel({ bar, onClose }: { bar: Bar; onClose: () => void }) {
  usePageWords()
  const { t } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const { href, search } = useLocation()
  const [opened] = useState(href)
  // a country that was chosen keeps `menu` in the address; without it the sheet goes by itself
  const isElsewhere = href !== opened && Boolean(search.menu)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isElsewhere) close()
  }, [isElsewhere])
  // a link to the current page changes no address
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[aria-current="page"]')) onClose()
  }
  return (
    <Modal label={t`Menu`} onClose={onClose} className="slide-in m-0 h-dvh max-h-none w-full max-w-none scroll-pt-20 scroll-pb-40 bg-paper">
      <div className="page sticky top-0 z-10 flex h-(--bar-height) items-center justify-between border-b border-line bg-paper">
        <Wordmark />
        <button type="button" aria-label={t`Close the menu`} onClick={onClose} className="-me-2.5 grid size-11 place-items-center">
          <MenuIcon close />
        </button>
      </div>
      <div className="page grid gap-6 pt-2 pb-6">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
        <nav aria-label={t`Main`} onClick={onClick}>
          <ul>
            {useMenu(bar).map((entry) =>
              entry.kind === 'page' ? (
                <li key={entry.path}>
                  <MenuLink path={entry.path} className={row}>
                    <BarWords path={entry.path} />
                  </MenuLink>
                </li>
              ) : (
                <li key={entry.name} className="border-b border-line py-3">
                  <p className="text-sm text-ink-3">{DROPDOWN_WORDS[entry.name]}</p>
                  <ul>
                    {entry.paths.map((path) => (
                      <li key={path}>
                        <MenuLink path={path} className="grid min-h-12 grid-cols-[auto_1fr] content-center gap-x-3 py-1">
                          <MenuItemWords path={path} isLarge />
                        </MenuLink>
                      </li>
                    ))}
                  </ul>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="flex items-baseline justify-between gap-4">
          <PlacePicker className="-ms-2 min-h-11 text-lg" />
          <VersionLabel />
        </div>
      </div>
      <div className="page sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-paper py-3">
        <AccountEntry size="large" />
        {viewer.isLoggedIn ? <LogOutButton size="large" /> : null}
      </div>
    </Modal>
  )
}
