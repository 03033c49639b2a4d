import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import type { FrozenPlan } from './frozen-plan-guard.ts'
import { PlanResultView } from './result/plan-result.tsx'

/** A shared plan: its result, without a name. Nothing in it can be changed, so the browser runs none of it. */
export function FrozenPlanPage() {
  const load = useLoaderData({ strict: false }) as FrozenPlan
  return (
    <Hydrate when={asServed}>
      <article className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-20 print:p-0">
        <h1 className="title text-3xl">
          <Trans>Smart plan</Trans>
        </h1>
        <PlanResultView plan={load.plan} findings={load.findings} country={load.country} />
      </article>
    </Hydrate>
  )
}
