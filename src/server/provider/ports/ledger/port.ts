/** A secret that is about to be sent to somebody. */
export interface NewSecret {
  /** of the code and what it is bound to; the ledger never sees the code */
  secretHash: string
  ttlSeconds: number
  /** another issue within this time is refused */
  resendSeconds: number
  /** wrong tries until it is spent */
  tries: number
}

export type Issue = { issued: true } | { issued: false; waitSeconds: number }

/** 'right' spends the secret; 'spent' when none is open, it expired or its tries are used up */
export type Attempt = 'right' | 'wrong' | 'spent'

export interface RateLimit {
  max: number
  windowSeconds: number
}

export interface Taking {
  allowed: boolean
  /** 0 when allowed */
  retryAfterSeconds: number
}

/**
 * Counts that hold under parallel requests: one-time secrets with their tries, and sliding-window limits. Each method is atomic per key.
 * Keys are `<what>:<sha256>`, never a plain number or address; a key serves either one secret or one limit.
 */
export interface LedgerPort {
  /** A new secret in place of the one before. */
  issue(key: string, secret: NewSecret): Promise<Issue>
  attempt(key: string, secretHash: string): Promise<Attempt>
  /** Takes back a secret that could not be delivered: the one before opens again, and the next issue need not wait. Any other stays. */
  withdraw(key: string, secretHash: string): Promise<void>
  /** One more event under the limit; refused ones do not count. */
  take(key: string, limit: RateLimit): Promise<Taking>
  /** Clears the events under a limit, as after the right password. */
  forget(key: string): Promise<void>
}
