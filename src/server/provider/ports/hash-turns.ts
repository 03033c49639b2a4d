/** How long a password's hash may hold the isolate's thread, and how many may wait for it. */
export interface TurnLimits {
  /** waiting and running, in each line */
  places: number
  /** of them, of one caller */
  each: number
  /** of them, about one thing */
  about: number
  /** who wait without a place, together */
  placeless: number
  /** between two hashes: pages that came meanwhile are answered then */
  restMs: number
  /** how often somebody who waits looks again */
  pollMs: number
  /** a request that ended early gives its turn back after this long */
  lostMs: number
  /** how long it counts against a caller that it asked */
  countMs: number
  /** how many callers' counts are kept */
  counted: number
  /** what a hash takes, until one was made */
  usualMs: number
}

export const TURN_LIMITS: TurnLimits = {
  places: 24,
  each: 4,
  about: 8,
  placeless: 200,
  restMs: 250,
  pollMs: 40,
  lostMs: 5_000,
  countMs: 900_000,
  counted: 5_000,
  usualMs: 400,
}

/** The lines, in the order in which they take turns. */
const LINES = ['known', 'network', 'share'] as const

/** Who asks for a turn. */
export interface TurnCaller {
  line: (typeof LINES)[number]
  /** an account or a network */
  key: string
  /** what is guessed at, where that has places of its own */
  about?: string
}

interface Ticket extends TurnCaller {
  /** how often the caller has asked lately without being right: guessed, was sent away, or waits still */
  rank: number
  number: number
  seenAtMs: number
  /** null while it waits; then when its turn ends at the latest */
  endsAtMs: number | null
  /** false: it waits as long as others, but takes neither a place nor a turn */
  isPlaced: boolean
}

/** Who has asked least first; among equals the newest, so that a crowd which came together keeps nobody out who comes later. */
const comesBefore = (a: Ticket, b: Ticket): boolean => a.rank < b.rank || (a.rank === b.rank && a.number > b.number)

/**
 * Hashing a password takes some 400 ms of the thread that pages are answered on, and what is asked for together runs one after another
 * without a pause. So one hash runs at a time with a rest behind it. Those who wait stand in lines that take turns, each with places of its own;
 * in a full line whoever would come last is told so. A request that is cut off never says that it left: tickets expire, and those who wait
 * look for themselves instead of being called.
 */
export class HashTurns {
  private readonly limits: TurnLimits
  private readonly nowMs: () => number
  private tickets: Ticket[] = []
  private asked = new Map<string, { count: number; untilMs: number }>()
  private restUntilMs = 0
  private tookMs: number
  private last = 0
  private lastLine: TurnCaller['line'] = 'share'

  constructor(limits: TurnLimits = TURN_LIMITS, nowMs: () => number = Date.now) {
    this.limits = limits
    this.nowMs = nowMs
    this.tookMs = limits.usualMs
  }

  /** Waits for a turn and runs `work` in it. Null: there is no place. */
  async run<Value>(caller: TurnCaller, work: () => Promise<Value>): Promise<{ value: Value } | null> {
    const ticket = this.enter(caller, true)
    if (!(ticket && (await this.comesUp(ticket)))) return null
    const begunMs = this.nowMs()
    try {
      const value = await work()
      // the platform's clock stands still until something is waited for
      await sleep(0)
      this.tookMs = this.nowMs() - begunMs
      return { value }
    } finally {
      this.leave(ticket)
      this.restUntilMs = this.nowMs() + this.limits.restMs
    }
  }

  /** Takes the time that a turn would, and none of anybody else's. False: there would be no place. */
  async pass(caller: TurnCaller): Promise<boolean> {
    const ticket = this.enter(caller, false)
    if (!(ticket && (await this.comesUp(ticket)))) return false
    await sleep(this.tookMs)
    return true
  }

  /** What was asked was right, and does not count against the caller. */
  forgive({ key }: TurnCaller): void {
    this.count(key, -1)
  }

  private count(key: string, more: number): void {
    const count = Math.max(0, this.countOf(key) + more)
    // the newest last
    this.asked.delete(key)
    if (count > 0) this.asked.set(key, { count, untilMs: this.nowMs() + this.limits.countMs })
    const [oldest] = this.asked.keys()
    if (this.asked.size > this.limits.counted && oldest !== undefined) this.asked.delete(oldest)
  }

  private countOf(key: string): number {
    const known = this.asked.get(key)
    return known && known.untilMs > this.nowMs() ? known.count : 0
  }

  private enter(caller: TurnCaller, isPlaced: boolean): Ticket | null {
    this.dropEnded()
    const { places, each, about, placeless } = this.limits
    const rank = this.countOf(caller.key)
    this.count(caller.key, 1)
    if (this.tickets.filter((other) => isOf(other, caller)).length >= each) return null
    if (!isPlaced && this.tickets.filter((other) => !other.isPlaced).length >= placeless) return null
    const ticket: Ticket = { ...caller, rank, number: ++this.last, seenAtMs: this.nowMs(), endsAtMs: null, isPlaced }
    const isSame = (other: Ticket) => caller.about !== undefined && other.about === caller.about
    if (!this.findsRoom(ticket, about, isSame) || !this.findsRoom(ticket, places, () => true)) return null
    this.tickets.push(ticket)
    return ticket
  }

  /** Whether there is a place among those of its line, after the last of them has given way if that must be. */
  private findsRoom(ticket: Ticket, max: number, counts: (other: Ticket) => boolean): boolean {
    const among = this.tickets.filter((other) => other.isPlaced && other.line === ticket.line && counts(other))
    if (among.length < max) return true
    const [final] = among.filter(({ endsAtMs }) => endsAtMs === null).sort((a, b) => (comesBefore(a, b) ? 1 : -1))
    if (!final || !comesBefore(ticket, final)) return false
    if (ticket.isPlaced) this.leave(final)
    return true
  }

  /** Waits until it is the ticket's turn; false when its place is lost. */
  private async comesUp(ticket: Ticket): Promise<boolean> {
    while (!this.isNext(ticket)) {
      await sleep(this.limits.pollMs)
      // expired while the machine was suspended, or given to somebody who comes before
      if (!this.tickets.includes(ticket)) return false
      ticket.seenAtMs = this.nowMs()
      if (!ticket.isPlaced && this.isOutOfPlaces(ticket)) {
        this.leave(ticket)
        return false
      }
    }
    const { lostMs, restMs } = this.limits
    ticket.endsAtMs = this.nowMs() + (ticket.isPlaced ? lostMs : this.tookMs + restMs)
    if (ticket.isPlaced) this.lastLine = ticket.line
    return true
  }

  private isNext(ticket: Ticket): boolean {
    this.dropEnded()
    // who has no place is seen by the same caller alone: its own questions come one by one, whatever they are about
    const seen = this.tickets.filter((other) => other.isPlaced || isOf(other, ticket))
    if (this.nowMs() < this.restUntilMs || seen.some(({ endsAtMs }) => endsAtMs !== null)) return false
    const turn = LINES.indexOf(this.lastLine) + 1
    const line = [...LINES.slice(turn), ...LINES.slice(0, turn)].find((one) => seen.some((other) => other.line === one))
    return line === ticket.line && seen.every((other) => other === ticket || other.line !== line || comesBefore(ticket, other))
  }

  private isOutOfPlaces(ticket: Ticket): boolean {
    const { places } = this.limits
    return this.tickets.filter((other) => other.isPlaced && other.line === ticket.line && comesBefore(other, ticket)).length >= places
  }

  private leave(ticket: Ticket): void {
    this.tickets = this.tickets.filter((other) => other !== ticket)
  }

  private dropEnded(): void {
    const now = this.nowMs()
    const { lostMs } = this.limits
    this.tickets = this.tickets.filter(({ seenAtMs, endsAtMs }) => (endsAtMs === null ? seenAtMs >= now - lostMs : endsAtMs > now))
  }
}

const isOf = (ticket: Ticket, { line, key }: TurnCaller): boolean => ticket.line === line && ticket.key === key

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
