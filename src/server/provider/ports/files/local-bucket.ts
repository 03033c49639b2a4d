import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localBucketPlace } from '../../db/local-file.ts'
import type { FileStore } from './port.ts'

/** As the bucket of miniflare 5 makes it; tests read what is written here through the runtime. */
const OBJECTS = `create table if not exists _mf_objects (
  key text primary key, blob_id text, version text not null, size integer not null, etag text not null, uploaded integer not null,
  checksums text not null, http_metadata text not null, custom_metadata text not null
)`

/** Bytes of the names that the runtime gives. */
const BLOB_NAME = 40
const VERSION = 16

export interface LocalBucket extends Pick<FileStore, 'put' | 'get'> {
  close(): void
}

/**
 * The local bucket, written where the local runtime keeps it while that does not run: through the runtime a file takes ten times as long,
 * which is half of a first start.
 */
export function localBucket(bucketName: string, persistRoot: string): LocalBucket {
  const { list, blobs } = localBucketPlace(bucketName, persistRoot)
  const db = new DatabaseSync(list)
  db.exec(`pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = off; ${OBJECTS}`)
  const known = db.prepare('select blob_id as blob, http_metadata as http from _mf_objects where key = ?')
  const keep =
    db.prepare(`insert or replace into _mf_objects (key, blob_id, version, size, etag, uploaded, checksums, http_metadata, custom_metadata)
    values (?, ?, ?, ?, ?, ?, '{}', ?, '{}')`)
  return {
    async put(key, bytes, contentType) {
      const before = known.get(key)?.blob
      const blob = randomBytes(BLOB_NAME).toString('hex')
      // the bytes first: what the list names is there
      writeFileSync(join(blobs, blob), bytes)
      const etag = createHash('md5').update(bytes).digest('hex')
      keep.run(key, blob, randomBytes(VERSION).toString('hex'), bytes.length, etag, Date.now(), JSON.stringify({ contentType }))
      if (typeof before === 'string') rmSync(join(blobs, before), { force: true })
    },
    async get(key) {
      const { blob, http } = known.get(key) ?? {}
      if (typeof blob !== 'string') return null
      const { contentType } = JSON.parse(String(http))
      return { bytes: new Uint8Array(readFileSync(join(blobs, blob))), contentType: String(contentType) }
    },
    close: () => db.close(),
  }
}
