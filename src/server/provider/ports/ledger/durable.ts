import type { Attempt, Issue, LedgerPort, NewSecret, RateLimit, Taking } from './port.ts'

/** The object behind one key, as its binding offers it. */
export interface LedgerObject {
  issue(secret: NewSecret): Promise<Issue>
  attempt(secretHash: string): Promise<Attempt>
  withdraw(secretHash: string): Promise<void>
  take(limit: RateLimit): Promise<Taking>
  forget(): Promise<void>
}

/** What is asked of a Durable Object namespace; the binding of the Worker satisfies it. */
export interface LedgerNamespace {
  getByName(name: string): LedgerObject
}

/** One object per key, wherever the requests come from: that is what makes the counts exact. */
export function durableLedger(namespace: LedgerNamespace): LedgerPort {
  return {
    issue: async (key, secret) => namespace.getByName(key).issue(secret),
    attempt: async (key, secretHash) => namespace.getByName(key).attempt(secretHash),
    withdraw: async (key, secretHash) => namespace.getByName(key).withdraw(secretHash),
    forget: async (key) => namespace.getByName(key).forget(),
    take: async (key, limit) => namespace.getByName(key).take(limit),
  }
}
