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
  <nav aria-label={name} className="flex flex-wrap items-center gap-2">
    <span className="min-w-36 text-sm text-ink-2">{name}</span>
    <ChipLink {...all} on={isAll}>
      <Trans>All</Trans>
    </ChipLink>
    {children}
  </nav>
)
