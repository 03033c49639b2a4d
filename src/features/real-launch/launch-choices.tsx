import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import type { LaunchSearch } from './search.ts'

/** A link to the launches with another choice. */
export interface LaunchLink {
  to: '/realLaunch'
  search: Partial<LaunchSearch> & { countryCode: CountryCode }
  resetScroll: false
}

interface ChoicesProps {
  name: string
  /** the link that takes the choice back */
  all: LaunchLink
  isAll: boolean
  children: ReactNode
}

/** The values of one choice as links in a row. */
export const Choices = ({ name, all, isAll, children }: ChoicesProps) => (
  <nav
    aria-label={name}
    className="flex items-center gap-2 [scrollbar-width:none] max-sm:-mx-1 max-sm:overflow-x-auto max-sm:px-1 max-sm:py-1 sm:flex-wrap"
  >
    <span className="shrink-0 text-sm text-ink-2 sm:min-w-36">{name}</span>
    <ChipLink {...all} on={isAll}>
      <Trans>All</Trans>
    </ChipLink>
    {children}
  </nav>
)
