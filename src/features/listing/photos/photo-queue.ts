import { type PhotoDoors, sendPhoto } from './send-photo.ts'

/** A photograph that this page sends, or has tried to. */
export interface SentPhoto {
  key: string
  name: string
  /** 0 to 1 */
  share: number
  state: 'waiting' | 'sending' | 'lost' | 'refused'
  /** why it was refused */
  code: string | null
}

interface Entry extends SentPhoto {
  file: Blob
  kind: 'PHOTO' | 'PLAN'
  stop: AbortController
}

/** Photographs of one listing on their way, one after the other, in the order in which they were chosen: so they are shown. What has arrived leaves the queue. */
export class PhotoQueue {
  private entries: Entry[] = []
  private shown: readonly SentPhoto[] = []
  private readonly listeners = new Set<() => void>()
  private isRunning = false
  private readonly listing: string
  private readonly doors: PhotoDoors
  private readonly onArrived: () => void

  constructor(listing: string, doors: PhotoDoors, onArrived: () => void) {
    this.listing = listing
    this.doors = doors
    this.onArrived = onArrived
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same array until something changes. */
  readonly photos = (): readonly SentPhoto[] => this.shown

  add(files: readonly { file: Blob; name: string }[], kind: 'PHOTO' | 'PLAN'): void {
    for (const { file, name } of files)
      this.entries.push({ key: crypto.randomUUID(), name, share: 0, state: 'waiting', code: null, file, kind, stop: new AbortController() })
    this.tell()
    void this.run()
  }

  again(key: string): void {
    const entry = this.entries.find((one) => one.key === key && one.state === 'refused')
    if (entry) this.change(entry, { state: 'waiting', code: null, share: 0 })
    void this.run()
  }

  drop(key: string): void {
    this.entries.find((entry) => entry.key === key)?.stop.abort()
    this.entries = this.entries.filter((entry) => entry.key !== key)
    this.tell()
  }

  isBusy(): boolean {
    return this.entries.some(({ state }) => state !== 'refused')
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
    const { key, kind, file, stop } = entry
    const report = {
      onSent: (share: number) => this.change(entry, { share, state: 'sending' }),
      onLost: () => this.change(entry, { state: 'lost' }),
    }
    const end = await sendPhoto(this.doors, { listing: this.listing, key, kind, file }, report, stop.signal)
    if (end === 'stopped') return
    if ('code' in end) return this.change(entry, { state: 'refused', code: end.code })
    this.drop(key)
    this.onArrived()
  }

  private change(entry: Entry, change: Partial<SentPhoto>): void {
    Object.assign(entry, change)
    this.tell()
  }

  private tell(): void {
    this.shown = this.entries.map(({ file: _, kind: __, stop: ___, ...shown }) => shown)
    for (const listener of this.listeners) listener()
  }
}
