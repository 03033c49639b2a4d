export interface StoredFile {
  bytes: ReadableStream | Uint8Array<ArrayBuffer>
  contentType: string
}

/** Where uploaded files are kept, by key. */
export interface FileStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  /** null when there is none under the key */
  get(key: string): Promise<StoredFile | null>
  /** Keys without a file are passed over. At most 1,000 keys. */
  remove(keys: readonly string[]): Promise<void>
}
