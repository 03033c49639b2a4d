import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { z } from 'zod'
import { recordOf } from '#lib/records.ts'
import { OperationRefused } from './operation-refused.ts'

/** The databases that people write; markets are made again from the published files. */
export const KEPT_DATABASES = ['account', 'trade'] as const
export type KeptDatabase = (typeof KEPT_DATABASES)[number]

export const bindingOf = (which: KeptDatabase): string => `DB_${which.toUpperCase()}`

const sizes = z.record(z.string(), z.object({ rows: z.number(), bytes: z.number() }))
const manifest = z.object({
  format: z.literal(1),
  environment: z.string(),
  /** the moment of which everything is, UTC */
  moment: z.iso.datetime(),
  /** of the code that took it */
  version: z.string(),
  databases: z.object(recordOf(KEPT_DATABASES, () => sizes)),
  /** how many files the bucket had */
  stored: z.number(),
  /** what lies beside this page, encrypted */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})

/** What stands in `manifest.json`: counts and checksums, nothing of a person. */
export type Manifest = z.output<typeof manifest>

export const MANIFEST = 'manifest.json'

/** Packs and encrypts a text into `file`. Answers what the manifest says of it. `recipients`: age1… */
export async function writeEncrypted(
  file: string,
  texts: AsyncIterable<string>,
  recipients: readonly string[],
): Promise<{ bytes: number; sha256: string }> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const packed = createGzip()
  // what fails while it is read ends the writing below
  pipeline(Readable.from(texts), packed).catch(() => {})
  const encrypted = await encrypter.encrypt(streamOf(packed))
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      hash.update(part)
      bytes += part.length
      done(null, part)
    },
  })
  await pipeline(bytesOf(encrypted), measure, createWriteStream(file, { mode: 0o600 }))
  return { bytes, sha256: hash.digest('hex') }
}

/** The bytes of an encrypted file of a backup. `identities`: AGE-SECRET-KEY-… Throws where none of them opens it. */
export async function readEncrypted(file: string, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(streamOf(createReadStream(file)))
  const unpacked = createGunzip()
  // a file that was cut ends the reading with its error
  pipeline(bytesOf(opened), unpacked).catch(() => {})
  return unpacked
}

/** The streams of age are the platform's, ours are Node's. */
function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await source.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
  })
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

/** The lines of an age identity file that are keys. Throws {@link OperationRefused} where there is none. */
export function readIdentities(file: string): string[] {
  if (!existsSync(file)) throw new OperationRefused(`there is no file ${file}`)
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new OperationRefused(`${file} holds no age identity (AGE-SECRET-KEY-…)`)
  return keys
}

/** Reads the manifest and compares each file with its checksum. Throws {@link OperationRefused} for one that is not whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) throw new OperationRefused(`${folder} is no backup: it has no ${MANIFEST}`)
  const read = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new OperationRefused(`${file} cannot be read: ${z.prettifyError(read.error)}`)
  for (const [name, { bytes, sha256 }] of Object.entries(read.data.files)) {
    const one = join(folder, name)
    if (!existsSync(one) || (await stat(one)).size !== bytes) throw new OperationRefused(`${name} of ${folder} is not whole`)
    const hash = createHash('sha256')
    await pipeline(createReadStream(one), hash)
    if (hash.digest('hex') !== sha256) throw new OperationRefused(`${name} of ${folder} is not what was written`)
  }
  return read.data
}
