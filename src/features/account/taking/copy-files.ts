import * as z from 'zod/mini'
import { sha256Hex } from '#lib/sha-256.ts'
import type { ArchivedFile } from './read-archive.ts'

const listed = z.object({
  format: z.literal('realEstate copy'),
  version: z.literal(1),
  files: z.array(z.object({ path: z.string(), part: z.nullable(z.number()), sha256: z.string() })),
})

const MIB = 1_024 * 1_024
const LIST_MAX_BYTES = 64 * MIB
/** A file of records has a thousand of them; of pictures the site says itself what is too large. */
const FILE_MAX_BYTES = 256 * MIB

/** Why a copy is refused as a whole: its list is not among the files, or is none of ours. */
export type CopyFault = 'copy-list' | 'copy-unknown'
/** Why a file of it is: it is not there, is not what the list says, or is too large. */
export type FileFault = 'file-missing' | 'file-changed' | 'file-too-large'

/** The files of a copy, each held against the list that was made with it. */
export class CopyFiles {
  private readonly files: ReadonlyMap<string, ArchivedFile>
  private readonly sums: ReadonlyMap<string, string>
  /** numbers of parts of which no file is there */
  readonly missingParts: readonly number[]

  constructor(files: ReadonlyMap<string, ArchivedFile>, list: z.infer<typeof listed>) {
    this.files = files
    this.sums = new Map(list.files.map(({ path, sha256 }) => [path, sha256]))
    const there = new Set(list.files.filter(({ path }) => files.has(path)).map(({ part }) => part))
    this.missingParts = [...new Set(list.files.map(({ part }) => part))]
      .filter((part) => part !== null && !there.has(part))
      .map(Number)
      .sort((a, b) => a - b)
  }

  /** Names of listed files that are there, in the order of the list. */
  named(pattern: RegExp): string[] {
    return [...this.sums.keys()].filter((name) => pattern.test(name) && this.files.has(name))
  }

  has(name: string): boolean {
    return this.sums.has(name) && this.files.has(name)
  }

  /** A file as it was when the copy was made. */
  async read(name: string): Promise<Blob | FileFault> {
    const [file, sum] = [this.files.get(name), this.sums.get(name)]
    if (!file || sum === undefined) return 'file-missing'
    if (file.size > FILE_MAX_BYTES) return 'file-too-large'
    const bytes = await file.read().catch(() => null)
    return bytes && (await sha256Hex(bytes)) === sum ? bytes : 'file-changed'
  }
}

/** The files of all parts of one copy, by the list in its last part. */
export async function copyOf(files: readonly ArchivedFile[]): Promise<CopyFiles | CopyFault> {
  const byName = new Map(files.map((file) => [file.name, file]))
  const list = byName.get('manifest.json')
  if (!list) return 'copy-list'
  if (list.size > LIST_MAX_BYTES) return 'copy-unknown'
  const read = listed.safeParse(parsed(await (await list.read()).text()))
  return read.success ? new CopyFiles(byName, read.data) : 'copy-unknown'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
