import { type Sending, SendQueue } from '#lib/send-queue.ts'
import { type SendPorts, sendFile } from './send-file.ts'

/** A file that this page sends, or has tried to. */
export interface SentFile extends Sending {
  key: number
  name: string
  bytes: number
  /** bytes that have arrived */
  sent: number
  /** the provider's, once it has arrived */
  id: string | null
}

interface NamedFile {
  file: Blob
  name: string
}

/** Files of one order on their way. It lives as long as the page, also while another order is looked at; what has arrived of a dropped one stays until tomorrow. */
export class UploadQueue extends SendQueue<SentFile, NamedFile> {
  protected readonly untried = { sent: 0 }
  private count = 0
  private readonly order: string
  private readonly ports: SendPorts

  constructor(order: string, ports: SendPorts) {
    super()
    this.order = order
    this.ports = ports
  }

  add(files: readonly NamedFile[]): void {
    this.push(
      files.map(({ file, name }) => ({
        shown: { key: ++this.count, name, bytes: file.size, sent: 0, state: 'waiting', code: null, id: null },
        what: { file, name },
      })),
    )
  }

  protected async send(what: NamedFile, tell: (change: Partial<SentFile>) => void, signal: AbortSignal) {
    const report = {
      onSent: (sent: number) => tell({ sent, state: 'sending' }),
      onLost: () => tell({ state: 'lost' }),
    }
    const end = await sendFile(this.ports, { order: this.order, ...what }, report, signal)
    if (end === 'stopped') return end
    return 'id' in end ? ({ state: 'done', sent: what.file.size, id: end.id } as const) : ({ state: 'refused', code: end.code } as const)
  }
}
