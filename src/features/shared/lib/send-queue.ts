/** What is shown of one thing on its way. */
export interface Sending {
  key: string | number
  state: 'waiting' | 'sending' | 'lost' | 'done' | 'refused'
  /** why it was refused */
  code: string | null
}

interface Entry<Shown, What> {
  shown: Shown
  what: What
  stop: AbortController
}

/**
 * Things on their way, one after the other, in the order in which they were added: two at once would halve each and finish none. A store for
 * `useSyncExternalStore`.
 */
export abstract class SendQueue<Shown extends Sending, What> {
  private entries: Entry<Shown, What>[] = []
  private list: readonly Shown[] = []
  private readonly listeners = new Set<() => void>()
  private isRunning = false
  private readonly onArrived: () => void

  constructor(onArrived: () => void = () => undefined) {
    this.onArrived = onArrived
  }

  /** Sends one, telling what is to be shown of it meanwhile. Answers what is shown at its end, or that it leaves the queue: 'arrived' or 'stopped'. */
  protected abstract send(
    what: What,
    tell: (change: Partial<Shown>) => void,
    signal: AbortSignal,
  ): Promise<Partial<Shown> | 'arrived' | 'stopped'>

  /** What is shown of one that is tried anew, beside its state. */
  protected abstract readonly untried: Partial<Shown>

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same array until something changes. */
  readonly shown = (): readonly Shown[] => this.list

  protected push(added: readonly { shown: Shown; what: What }[]): void {
    this.entries.push(...added.map((one) => ({ ...one, stop: new AbortController() })))
    this.tell()
    void this.run()
  }

  /** Tries refused ones again, such as after a new login. */
  again(isMeant: (one: Shown) => boolean): void {
    for (const entry of this.entries)
      if (entry.shown.state === 'refused' && isMeant(entry.shown)) this.change(entry, { ...this.untried, state: 'waiting', code: null })
    void this.run()
  }

  /** Takes one off the list; one on its way is stopped. */
  drop(key: Shown['key']): void {
    this.entries.find(({ shown }) => shown.key === key)?.stop.abort()
    this.entries = this.entries.filter(({ shown }) => shown.key !== key)
    this.tell()
  }

  isBusy(): boolean {
    return this.list.some(({ state }) => state !== 'done' && state !== 'refused')
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    for (let entry = this.next(); entry; entry = this.next()) await this.sendOne(entry)
    this.isRunning = false
  }

  private next(): Entry<Shown, What> | undefined {
    return this.entries.find(({ shown }) => shown.state === 'waiting')
  }

  private async sendOne(entry: Entry<Shown, What>): Promise<void> {
    this.change(entry, { state: 'sending' })
    const end = await this.send(entry.what, (change) => this.change(entry, change), entry.stop.signal)
    if (end === 'stopped') return
    if (end !== 'arrived') return this.change(entry, end)
    this.drop(entry.shown.key)
    this.onArrived()
  }

  private change(entry: Entry<Shown, What>, change: Partial<Shown> | Partial<Sending>): void {
    entry.shown = { ...entry.shown, ...change }
    this.tell()
  }

  private tell(): void {
    this.list = this.entries.map(({ shown }) => shown)
    for (const listener of this.listeners) listener()
  }
}
