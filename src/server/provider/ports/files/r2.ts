import type { FileStore, StoredPart } from './port.ts'

/** What is asked of an R2 bucket; the binding of the Worker satisfies it. */
export interface ObjectBucket {
  put(key: string, value: Uint8Array<ArrayBuffer>, options: ObjectOptions): Promise<unknown>
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{ body: ReadableStream; httpMetadata?: { contentType?: string } } | null>
  head(key: string): Promise<{ size: number } | null>
  delete(keys: string[]): Promise<void>
  createMultipartUpload(key: string, options: ObjectOptions): Promise<{ uploadId: string }>
  resumeMultipartUpload(key: string, uploadId: string): ObjectParts
}

interface ObjectOptions {
  httpMetadata: { contentType: string }
}

interface ObjectParts {
  uploadPart(number: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ partNumber: number; etag: string }>
  complete(parts: { partNumber: number; etag: string }[]): Promise<unknown>
  abort(): Promise<void>
}

/** Files in an R2 bucket. */
export const bucketFiles = (bucket: ObjectBucket): FileStore => ({
  put: async (key, bytes, contentType) => {
    await bucket.put(key, bytes, { httpMetadata: { contentType } })
  },
  get: async (key, range) => {
    const object = await bucket.get(key, range && { range: { offset: range.first, length: range.last - range.first + 1 } })
    return object && { bytes: object.body, contentType: object.httpMetadata?.contentType ?? 'application/octet-stream' }
  },
  remove: async (keys) => {
    if (keys.length > 0) await bucket.delete([...keys])
  },
  sizeOf: async (key) => (await bucket.head(key))?.size ?? null,
  beginParts: async (key, contentType) => (await bucket.createMultipartUpload(key, { httpMetadata: { contentType } })).uploadId,
  putPart: async (key, partsId, number, bytes) => {
    const { etag } = await bucket.resumeMultipartUpload(key, partsId).uploadPart(number, bytes)
    return { number, etag }
  },
  joinParts: async (key, partsId, parts) => {
    try {
      await bucket.resumeMultipartUpload(key, partsId).complete(parts.map(toObjectPart))
      return true
    } catch (error) {
      if (isMissingParts(error)) return false
      throw error
    }
  },
  dropParts: async (key, partsId) => {
    try {
      await bucket.resumeMultipartUpload(key, partsId).abort()
    } catch (error) {
      if (!isMissingParts(error)) throw error
    }
  },
})

const toObjectPart = ({ number, etag }: StoredPart) => ({ partNumber: number, etag })

/** R2's codes: 10024 the upload does not exist (joined or aborted before), 10025 a part is missing or another one. */
const isMissingParts = (error: unknown): boolean => /\((?:10024|10025)\)/.test(String(error))
