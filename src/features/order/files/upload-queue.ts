import { type SendDoors, sendFile } from './send-file.ts'

/** A file that this page sends, or has tried to. */
export interface SentFile {
  key: number
  name: string
  bytes: number
  /** bytes that have arrived */
  sent: number
  state: 'waiting' | 'sending' | 'lost' | 'done' | 'refused'
  /** why it was refused */
  code: string | null
  /** the provider's, once it has arrived */
  id: string | null
}

interface Entry extends SentFile {
  file: Blob
  stop: AbortController
}

/** Files of one order on their way, one after the other: two at once would halve each and finish none. It lives as long as the page, also while another order is looked at. */
export class UploadQueue {
  private entries: Entry[] = []
  private shown: readonly SentFile[] = []
  private readonly listeners = new Set<() => void>()
  private isRunning = false
  private count = 0
  private readonly order: string
  private readonly doors: SendDoors

  constructor(order: string, doors: SendDoors) {
    this.order = order
    this.doors = doors
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same array until something changes. */
  readonly files = (): readonly SentFile[] => this.shown

  add(files: readonly { file: Blob; name: string }[]): void {
    for (const { file, name } of files) {
      const stop = new AbortController()
      this.entries.push({
        key: ++this.count,
        ...{ file, name, bytes: file.size, sent: 0, state: 'waiting', code: null, id: null, stop },
      })
    }
    this.tell()
    void this.run()
  }

  /** Tries refused ones again, such as after a new login. */
  again(isMeant: (file: SentFile) => boolean): void {
    for (const entry of this.entries)
      if (entry.state === 'refused' && isMeant(entry)) this.change(entry, { state: 'waiting', code: null, sent: 0 })
    void this.run()
  }

  /** Takes a file off the list; one on its way is stopped, and what has arrived of it stays until tomorrow. */
  drop(key: number): void {
    this.entries.find((entry) => entry.key === key)?.stop.abort()
    this.entries = this.entries.filter((entry) => entry.key !== key)
    this.tell()
  }

  isBusy(): boolean {
    return this.entries.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'lost')
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    for (let entry = this.next(); entry; entry = this.next()) await this.send(entry)
    this.isRunning = false
  }

  private next(): Entry | undefined {
    return this.entries.find(({ state }) => state === 'waiting')
  }

  private async send(entry: Entry): Promise<void> {
    this.change(entry, { state: 'sending' })
    const report = {
      onSent: (sent: number) => this.change(entry, { sent, state: 'sending' }),
      onLost: () => this.change(entry, { state: 'lost' }),
    }
    const { file, name, stop } = entry
    const end = await sendFile(this.doors, { order: this.order, file, name }, report, stop.signal)
    if (end === 'stopped') return
    if ('id' in end) this.change(entry, { state: 'done', sent: entry.bytes, id: end.id })
    else this.change(entry, { state: 'refused', code: end.code })
  }

  private change(entry: Entry, change: Partial<SentFile>): void {
    Object.assign(entry, change)
    this.tell()
  }

  private tell(): void {
    this.shown = this.entries.map(({ file: _, stop: __, ...shown }) => shown)
    for (const listener of this.listeners) listener()
  }
}
