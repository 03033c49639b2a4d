import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { ListedHomeDetails } from './late/listed-home-details.tsx'

interface BelowHomeProps {
  when: HydrateWhen
  home: ListedHomeFragment
  country: CountryCode
}

/** What lies below the first screen of an advertised home; hydrated when it comes near. */
export const BelowHome = memo(
  function BelowHome({ when, home, country }: BelowHomeProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-dvh" />}>
        <ListedHomeDetails home={home} country={country} />
      </Hydrate>
    )
  },
  (one, other) => one.home === other.home,
)
