import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { localBucketPlace } from '../../db/local-file.ts'
import { localBucket } from './local-bucket.ts'
import { bucketFiles, type ObjectBucket } from './r2.ts'

const home = mkdtempSync(join(tmpdir(), 'bucket-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const CONFIG = join(import.meta.dirname, '../../../../../wrangler.toml')
const bytesOf = async (body: BodyInit): Promise<number[]> => [...new Uint8Array(await new Response(body).arrayBuffer())]

it('keeps files where the local runtime reads, ranges, replaces and removes them', async () => {
  const made = localBucket('real-estate-files', home)
  await made.put('a/1', new Uint8Array([1, 2, 3]), 'image/png')
  await made.put('a/1', new Uint8Array([4, 5, 6, 7]), 'image/jpeg')
  await made.put('b', new Uint8Array([8]), 'application/pdf')
  expect(await made.get('a/1')).toEqual({ bytes: new Uint8Array([4, 5, 6, 7]), contentType: 'image/jpeg' })
  expect(await made.get('c')).toBeNull()
  made.close()
  // what was replaced is not left behind
  expect(readdirSync(localBucketPlace('real-estate-files', home).blobs)).toHaveLength(2)

  // no network, and no word of durable objects, which are not needed here
  Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'error' })
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<{ FILES: ObjectBucket }>({ configPath: CONFIG, persist: { path: home } })
  try {
    const files = bucketFiles(env.FILES)
    const read = await files.get('a/1')
    expect(read?.contentType).toBe('image/jpeg')
    expect(await bytesOf(read?.bytes ?? '')).toEqual([4, 5, 6, 7])
    expect(await bytesOf((await files.get('a/1', { first: 1, last: 2 }))?.bytes ?? '')).toEqual([5, 6])
    expect(await files.sizeOf('b')).toBe(1)
    await files.put('b', new Uint8Array([9, 9]), 'application/pdf')
    await files.remove(['a/1'])
    expect([await files.sizeOf('a/1'), await files.sizeOf('b')]).toEqual([null, 2])
  } finally {
    await dispose()
  }
  const again = localBucket('real-estate-files', home)
  expect(await again.get('a/1')).toBeNull()
  expect((await again.get('b'))?.bytes).toEqual(new Uint8Array([9, 9]))
  again.close()
}, 60_000)
