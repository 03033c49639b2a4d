export interface StoredFile {
  bytes: ReadableStream | Uint8Array<ArrayBuffer>
  contentType: string
}

/** Bytes of a file, both ends included, as in a Range header. */
export interface ByteRange {
  first: number
  last: number
}

/** A part that has arrived; `etag` is what the store calls its content. */
export interface StoredPart {
  number: number
  etag: string
}

/** Where uploaded files are kept, by key. */
export interface FileStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  /** null when there is none under the key; `range` lies within the file */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Keys without a file are passed over. At most 1,000 keys. */
  remove(keys: readonly string[]): Promise<void>
  /** In bytes; null when there is none under the key. */
  sizeOf(key: string): Promise<number | null>
  /** Begins a file that comes in parts; the answer names its parts. */
  beginParts(key: string, contentType: string): Promise<string>
  /** Takes a part, numbered from 1; another one of the same number replaces it. All but the last are of one size, of at least 5 MiB. */
  putPart(key: string, partsId: string, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<StoredPart>
  /** Makes the file of its parts. False when the store has them not, or others. */
  joinParts(key: string, partsId: string, parts: readonly StoredPart[]): Promise<boolean>
  /** Forgets parts that are not joined; unknown ones are passed over. */
  dropParts(key: string, partsId: string): Promise<void>
}
