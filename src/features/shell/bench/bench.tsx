import { useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { load } from '@tanstack/react-start/hydration'
import { BenchBar } from './bench-bar.tsx'
import { workersOf } from './workers.ts'

const atOnce = load()

/** The bench of whoever works here. Nobody else loads its table, its code or its words. */
export function Bench() {
  const viewer = useRouteContext({ from: '__root__', select: (context) => context.viewer })
  if (workersOf(viewer).length === 0) return null
  return (
    <Hydrate when={atOnce} fallback={<div className="h-11" />}>
      <BenchBar />
    </Hydrate>
  )
}
