import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { HydrateWhen } from '#ui/hydration.ts'
import type { OwnerHome } from './owner-home.ts'
import { OwnerSection } from './owner-section.tsx'

/** The owner's figures, hydrated when they come into view. Give it another `key` for another home. */
export const OwnerPart = memo(
  function OwnerPart({ when, home }: { when: HydrateWhen; home: OwnerHome }) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-80" />}>
        <OwnerSection home={home} />
      </Hydrate>
    )
  },
  (one, other) => JSON.stringify(one.home) === JSON.stringify(other.home),
)
