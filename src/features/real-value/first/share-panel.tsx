import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { HydrateWhen } from '#ui/hydration.ts'
import { ShareRow } from '../late/share-row.tsx'

interface SharePanelProps {
  when: HydrateWhen
  name: string
}

/** Buttons to share the page, hydrated when they come into view. */
export const SharePanel = memo(function SharePanel({ when, name }: SharePanelProps) {
  return (
    <Hydrate when={when} fallback={<div className="min-h-16" />}>
      <ShareRow name={name} />
    </Hydrate>
  )
})
