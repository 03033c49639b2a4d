import { type Clock, systemClock } from '../clock/clock.ts'
import type { LedgerPort } from './port.ts'
import { attempt, EMPTY, forget, issue, type LedgerState, take, withdraw } from './rules.ts'

/** The ledger of one process: for tests, by the same rules as the durable one. */
export function memoryLedger(clock: Clock = systemClock): LedgerPort {
  const states = new Map<string, LedgerState>()
  const step = <Answer>(key: string, rule: (state: LedgerState) => readonly [LedgerState, Answer]): Promise<Answer> => {
    const [state, answer] = rule(states.get(key) ?? EMPTY)
    states.set(key, state)
    return Promise.resolve(answer)
  }
  return {
    issue: (key, secret) => step(key, (state) => issue(state, secret, clock.nowMs())),
    attempt: (key, secretHash) => step(key, (state) => attempt(state, secretHash, clock.nowMs())),
    withdraw: (key, secretHash) => step(key, (state) => [withdraw(state, secretHash), undefined]),
    forget: (key) => step(key, (state) => [forget(state), undefined]),
    take: (key, limit) => step(key, (state) => take(state, limit, clock.nowMs())),
  }
}
