/** How long a password's hash may hold the isolate's thread, and how many may queue for it. */
export interface TurnLimits {
  /** waiting and running, of one network */
  perNetwork: number
  /** waiting and running, of everybody */
  inAll: number
  /** between two hashes: pages that came meanwhile are answered then */
  restMs: number
  /** how often somebody who waits looks again */
  pollMs: number
  /** a request that ended early gives its turn back after this long */
  lostMs: number
}

export const TURN_LIMITS: TurnLimits = { perNetwork: 8, inAll: 32, restMs: 250, pollMs: 40, lostMs: 5_000 }

interface Ticket {
  network: string
  seenAtMs: number
}

/**
 * Hashing a password takes some 400 ms of the thread that pages are answered on, and what is asked for together runs one after another
 * without a pause. So one hash runs at a time with a rest behind it, first come, first served; who finds too many ahead is told so.
 * A request that is cut off never says that it left: tickets expire, and those who wait look for themselves instead of being called.
 */
export class HashTurns {
  private readonly limits: TurnLimits
  private readonly nowMs: () => number
  private queue: Ticket[] = []
  private restUntilMs = 0

  constructor(limits: TurnLimits = TURN_LIMITS, nowMs: () => number = Date.now) {
    this.limits = limits
    this.nowMs = nowMs
  }

  /** Waits for a turn and runs `work` in it. Null: too many are waiting already. */
  async run<Value>(network: string, work: () => Promise<Value>): Promise<{ value: Value } | null> {
    this.dropLost()
    const { perNetwork, inAll, pollMs, restMs } = this.limits
    if (this.queue.length >= inAll || this.queue.filter((ticket) => ticket.network === network).length >= perNetwork) return null
    const ticket = { network, seenAtMs: this.nowMs() }
    this.queue.push(ticket)
    try {
      while (!this.isNext(ticket)) {
        await new Promise((resolve) => setTimeout(resolve, pollMs))
        // the ticket may have expired while the machine was suspended
        if (!this.queue.includes(ticket)) return null
        ticket.seenAtMs = this.nowMs()
      }
      return { value: await work() }
    } finally {
      this.queue = this.queue.filter((other) => other !== ticket)
      this.restUntilMs = this.nowMs() + restMs
    }
  }

  private isNext(ticket: Ticket): boolean {
    this.dropLost()
    return this.queue[0] === ticket && this.nowMs() >= this.restUntilMs
  }

  private dropLost(): void {
    const oldestMs = this.nowMs() - this.limits.lostMs
    this.queue = this.queue.filter(({ seenAtMs }) => seenAtMs >= oldestMs)
  }
}
