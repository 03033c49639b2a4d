import type { FileStore } from '../../ports/files/port.ts'

/** A stored file whole; null where there is none. */
export async function storedBytes(files: Pick<FileStore, 'get'>, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await files.get(key)
  if (!file) return null
  return file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array(await new Response(file.bytes).arrayBuffer())
}
