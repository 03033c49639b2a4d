import { createHash } from 'node:crypto'
import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'
import type { FileStore, StoredPart } from '../../ports/files/port.ts'

/**
 * A file of the store whose bytes come one after another; a small one is put at once, a larger one goes in pieces, so that memory holds one of them.
 * `begun` is told what the store calls the pieces before the first is sent, so that they can be dropped after a stop.
 */
export class PartFile {
  private readonly hash = createHash('sha256')
  private waiting: Uint8Array[] = []
  private waitingBytes = 0
  private partsId: string | null = null
  private readonly parts: StoredPart[] = []

  private readonly files: FileStore
  private readonly key: string
  private readonly contentType: string
  private readonly begun: (partsId: string) => Promise<unknown>

  constructor(files: FileStore, key: string, contentType: string, begun: (partsId: string) => Promise<unknown>) {
    this.files = files
    this.key = key
    this.contentType = contentType
    this.begun = begun
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.hash.update(bytes)
    this.waiting.push(bytes)
    this.waitingBytes += bytes.length
    while (this.waitingBytes > UPLOAD_PART_BYTES) await this.send(this.taken(UPLOAD_PART_BYTES))
  }

  /** The sha256 of the whole, in hex. Throws where the store has not all of it. */
  async end(): Promise<string> {
    const rest = this.taken(this.waitingBytes)
    if (this.partsId === null) await this.files.put(this.key, rest, this.contentType)
    else {
      await this.send(rest)
      if (!(await this.files.joinParts(this.key, this.partsId, this.parts))) throw new Error('the store has lost pieces of a copy')
    }
    return this.hash.digest('hex')
  }

  private async send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.partsId === null) {
      this.partsId = await this.files.beginParts(this.key, this.contentType)
      await this.begun(this.partsId)
    }
    this.parts.push(await this.files.putPart(this.key, this.partsId, this.parts.length + 1, bytes))
  }

  private taken(count: number): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(Buffer.concat(this.waiting))
    const rest = all.subarray(count)
    this.waiting = rest.length > 0 ? [rest] : []
    this.waitingBytes = rest.length
    return all.slice(0, count)
  }
}
