/** After this many failures in a row no calls are made for a while. */
export const BREAKER_FAILURES = 5
export const BREAKER_REST_MS = 10_000

/** Lets calls through until several fail in a row; then refuses them at once, and after a pause lets a single one through to test. */
export class CircuitBreaker {
  private failures = 0
  private openUntil = 0
  private trying = false
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** false: do not call now */
  allows(): boolean {
    if (this.failures < BREAKER_FAILURES) return true
    if (this.trying || this.now() < this.openUntil) return false
    this.trying = true
    return true
  }

  record(success: boolean): void {
    this.trying = false
    this.failures = success ? 0 : this.failures + 1
    if (this.failures >= BREAKER_FAILURES) this.openUntil = this.now() + BREAKER_REST_MS
  }
}
