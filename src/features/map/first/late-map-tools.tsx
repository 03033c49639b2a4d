import { type ComponentProps, lazy, Suspense } from 'react'

const loadTools = () => import('../late/late-tools.tsx')
const Tools = lazy(async () => ({ default: (await loadTools()).LateTools }))

/** Filters, orders, layers and drawing: fetched when the map stands, or when they are asked for. */
export function LateMapTools(props: ComponentProps<typeof Tools>) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  )
}
