import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { z } from 'zod'
import { localBucketPlace, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import type { Environment } from './environment.ts'
import { OperationRefused } from './operation-refused.ts'
import { ROOT } from './run.ts'

/** A file of the bucket. `etag` changes whenever its bytes do; it is their MD5 where the file came in one part. */
export interface BucketFile {
  key: string
  bytes: number
  etag: string
}

/** Lists the files of an environment's bucket; tests have a stand-in. */
export type ListFiles = () => AsyncIterable<BucketFile>

const KEYS = ['CLOUDFLARE_ACCOUNT_ID', 'R2_ACCESS_KEY_ID', 'R2_SECRET_ACCESS_KEY'] as const
const keys = z.object({ CLOUDFLARE_ACCOUNT_ID: z.string(), R2_ACCESS_KEY_ID: z.string(), R2_SECRET_ACCESS_KEY: z.string() })

/**
 * The list of an environment's bucket: of the local one by its table, of the platform by the bucket's S3 interface, because wrangler does not list. Throws
 * {@link OperationRefused} without the three variables that it needs.
 */
export function filesOf(environment: Environment): ListFiles {
  const [bucket] = environment.buckets
  if (bucket === undefined) throw new OperationRefused(`wrangler.toml has no bucket for ${environment.name}`)
  if (environment.isLocal) return () => localFiles(bucket)
  const given = keys.safeParse(process.env)
  if (!given.success)
    throw new OperationRefused(
      `the list of files needs ${KEYS.join(', ')}: a token of R2 that reads objects of ${bucket} (docs/operations.md)`,
    )
  const { CLOUDFLARE_ACCOUNT_ID: account, R2_ACCESS_KEY_ID: accessKeyId, R2_SECRET_ACCESS_KEY: secretAccessKey } = given.data
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'auto' })
  return () => listedFiles(`https://${account}.r2.cloudflarestorage.com/${bucket}`, (url) => client.fetch(url))
}

/** All pages of a list by S3's ListObjectsV2. Throws {@link OperationRefused} where one is refused. */
export async function* listedFiles(address: string, ask: (url: string) => Promise<Response>): AsyncGenerator<BucketFile> {
  let next = ''
  do {
    const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) })
    const answer = await ask(`${address}?${query}`)
    if (!answer.ok) throw new OperationRefused(`the bucket does not tell its files: status ${answer.status}`)
    const page = readPage(await answer.text())
    yield* page.files
    next = page.next
  } while (next)
}

const entry = z.object({ Key: z.string().min(1), Size: z.coerce.number(), ETag: z.string() })

/** One page of ListObjectsV2. */
function readPage(xml: string): { files: BucketFile[]; next: string } {
  const files: BucketFile[] = []
  let next = ''
  let text = ''
  let open: Record<string, string> | null = null
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'Contents') open = {}
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Contents') {
      const { Key, Size, ETag } = entry.parse(open)
      files.push({ key: Key, bytes: Size, etag: ETag.replaceAll('"', '') })
      open = null
    } else if (open) open[name] = text
    else if (name === 'NextContinuationToken') next = text
  })
  parser.write(xml).close()
  return { files, next }
}

const localRow = z.object({ key: z.string(), size: z.number(), etag: z.string() })

async function* localFiles(bucket: string): AsyncGenerator<BucketFile> {
  const { list } = localBucketPlace(bucket, join(ROOT, PERSIST_ROOT))
  if (!existsSync(list)) return
  const db = new DatabaseSync(list, { readOnly: true })
  try {
    for (const row of db.prepare('select key, size, etag from _mf_objects order by key').iterate()) {
      const { key, size, etag } = localRow.parse(row)
      yield { key, bytes: size, etag }
    }
  } finally {
    db.close()
  }
}
