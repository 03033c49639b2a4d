import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isModuleOpen, type Module } from '#access/module-countries.ts'

interface Entry {
  key: string
  link: Pick<LinkProps, 'to' | 'hash'>
  label: ReactNode
  /** §2.8: shown only where this module is open */
  module: Module
}

/** The doors that are open now; a module joins this list when its pages exist. */
const entries: readonly Entry[] = [
  { key: 'map', link: { to: '/map' }, label: <Trans>Map</Trans>, module: 'map' },
  { key: 'search', link: { to: '/search' }, label: <Trans>Search</Trans>, module: 'search' },
  { key: 'valuation', link: { to: '/', hash: 'valuation' }, label: <Trans>Valuation</Trans>, module: 'report' },
]

/** The main links, each rendered as a list item; `className` is the link's. */
export function NavigationItems({
  className,
  itemClassName,
  onFollow,
}: {
  className: string
  itemClassName?: string
  onFollow?: () => void
}) {
  const { country } = useRouteContext({ from: '__root__' })
  const open = entries.filter(({ module }) => isModuleOpen(module, country))
  return open.map(({ key, link, label }) => (
    <li key={key} className={itemClassName}>
      <Link
        {...link}
        className={className}
        activeOptions={{ includeHash: true, includeSearch: false }}
        activeProps={{ className: 'text-ink' }}
        onClick={onFollow}
      >
        {label}
      </Link>
    </li>
  ))
}
