import { type Sending, SendQueue } from '#lib/send-queue.ts'
import { type PhotoPorts, sendPhoto } from '#property/photos/send-photo.ts'

/** A photograph that this page sends, or has tried to. */
export interface SentPhoto extends Sending {
  name: string
  /** 0 to 1 */
  share: number
}

interface Photo {
  key: string
  file: Blob
  kind: 'PHOTO' | 'PLAN'
}

/** Photographs of one listing on their way, in the order in which they were chosen: so they are shown. What has arrived leaves the queue. */
export class PhotoQueue extends SendQueue<SentPhoto, Photo> {
  protected readonly untried = { share: 0 }
  private readonly listing: string
  private readonly ports: PhotoPorts

  constructor(listing: string, ports: PhotoPorts, onArrived: () => void) {
    super(onArrived)
    this.listing = listing
    this.ports = ports
  }

  add(files: readonly { file: Blob; name: string }[], kind: Photo['kind']): void {
    this.push(
      files.map(({ file, name }) => {
        const key = crypto.randomUUID()
        return { shown: { key, name, share: 0, state: 'waiting', code: null }, what: { key, file, kind } }
      }),
    )
  }

  protected async send(photo: Photo, tell: (change: Partial<SentPhoto>) => void, signal: AbortSignal) {
    const report = {
      onSent: (share: number) => tell({ share, state: 'sending' }),
      onLost: () => tell({ state: 'lost' }),
    }
    const end = await sendPhoto(this.ports, { listing: this.listing, ...photo }, report, signal)
    if (end === 'stopped') return end
    return 'code' in end ? ({ state: 'refused', code: end.code } as const) : 'arrived'
  }
}
