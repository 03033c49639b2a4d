import type { Result } from '#lib/result.ts'
import type { BilledStep } from '../billed.ts'

/** How long is waited before each look, in milliseconds; half a minute in all. */
export const LOOK_AFTER_MS = [0, 2_000, 3_000, 5_000, 8_000, 12_000] as const

interface Looking {
  ask: () => Promise<Result<BilledStep>>
  wait: (ms: number) => Promise<void>
  /** the page was left */
  isGone: () => boolean
}

/** Looks until the card service knows more than that it is working; else what it said last, also where it could not be asked. Null: the page was left. */
export async function settled({ ask, wait, isGone }: Looking): Promise<Result<BilledStep> | null> {
  let last: Result<BilledStep> | null = null
  for (const ms of LOOK_AFTER_MS) {
    if (ms > 0) await wait(ms)
    if (isGone()) return null
    last = await ask()
    if (isGone()) return null
    if (last.ok && last.value.state !== 'WORKING') return last
    // who is asked too often, or signed out, learns nothing by asking on
    if (!last.ok && (last.failure.code === 'too-many-attempts' || last.failure.code === 'invalid_access_token')) return last
  }
  return last
}
