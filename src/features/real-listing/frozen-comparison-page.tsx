import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import { ComparedHome } from './comparison/compared-home.tsx'
import { ComparisonNotes } from './comparison/comparison-notes.tsx'
import { ComparisonTable } from './comparison/comparison-table.tsx'
import type { FrozenComparison } from './frozen-comparison-guard.ts'

/** A shared comparison: the sheet of the live one with the answers that were kept. Nothing in it can be changed, so the browser runs none of it. */
export function FrozenComparisonPage() {
  const load = useLoaderData({ strict: false }) as FrozenComparison
  return (
    <Hydrate when={asServed}>
      <Sheet {...load} />
    </Hydrate>
  )
}

function Sheet({ comparison, country }: FrozenComparison) {
  if (!comparison.market) return null
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-20 print:gap-3 print:p-0">
      <h1 className="title text-3xl print:text-2xl">
        <Trans>Projects side by side</Trans>
      </h1>
      <ComparedHome comparison={{ ...comparison, mixes: [] }} country={country} />
      <ComparisonTable comparison={comparison} market={comparison.market} country={country} />
      <ComparisonNotes market={comparison.market} />
    </article>
  )
}
