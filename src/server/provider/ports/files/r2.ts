import type { FileStore } from './port.ts'

/** What is asked of an R2 bucket; the binding of the Worker satisfies it. */
export interface ObjectBucket {
  put(key: string, value: Uint8Array<ArrayBuffer>, options: { httpMetadata: { contentType: string } }): Promise<unknown>
  get(key: string): Promise<{ body: ReadableStream; httpMetadata?: { contentType?: string } } | null>
  delete(keys: string[]): Promise<void>
}

/** Files in an R2 bucket. */
export const bucketFiles = (bucket: ObjectBucket): FileStore => ({
  put: async (key, bytes, contentType) => {
    await bucket.put(key, bytes, { httpMetadata: { contentType } })
  },
  get: async (key) => {
    const object = await bucket.get(key)
    return object && { bytes: object.body, contentType: object.httpMetadata?.contentType ?? 'application/octet-stream' }
  },
  remove: async (keys) => {
    if (keys.length > 0) await bucket.delete([...keys])
  },
})
