import type { Result } from '#lib/result.ts'

/** Asks until there is an answer: a lost connection is waited out with `rest`, which hears the number of the try, from 1. 'stopped' by the signal. */
export async function untilHeard<Value>(
  { rest }: { rest: (tries: number, signal: AbortSignal) => Promise<void> },
  { onLost }: { onLost: () => void },
  signal: AbortSignal,
  ask: () => Promise<Result<Value>>,
): Promise<Result<Value> | 'stopped'> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (signal.aborted) return 'stopped'
    if (answer.ok || (answer.failure.layer !== 'network' && answer.failure.layer !== 'http')) return answer
    onLost()
    await rest(tries, signal)
    if (signal.aborted) return 'stopped'
  }
}
