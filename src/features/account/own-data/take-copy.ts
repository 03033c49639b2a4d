import * as z from 'zod/mini'
import { TAKEN_AT_ONCE } from '#graphql/copy-kinds.ts'
import { CopyRecordKind } from '#graphql/generated/enumerations.ts'
import type { TakeCopyRecordsMutation } from '#graphql/generated/graphql.ts'
import { LISTING_CAPTION_MAX_CHARS, LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import type { Failure, Result } from '#lib/result.ts'
import type { ArchivedFile } from './read-archive.ts'

type Report = TakeCopyRecordsMutation['takeCopyRecords']

type MediaKind = 'PHOTO' | 'PLAN'

/** What the taking asks of the site. */
export interface TakingPorts {
  takeRecords(asked: { kind: CopyRecordKind; lines: string }): Promise<Result<Report>>
  beginPicture(asked: { listing: string; key: string; kind: MediaKind }): Promise<Result<{ id: string; state: string }>>
  describePicture(asked: { id: string; kind: MediaKind; caption: string; alt: string }): Promise<Result<unknown>>
  /** the status of the answer */
  putPicture(id: string, bytes: Blob): Promise<number>
}

/** What has become of a copy so far. */
export interface TakenCopy {
  records: number
  pictures: number
  /** fields that were left out of records that were taken */
  omitted: number
  /** each with the name of its file, the line, and why: a code */
  refused: { file: string; line: number; code: string }[]
}

/** One call holds no more, so that no request is too large. */
const CHARS_AT_ONCE = 400_000

const FILE_OF_KIND: Readonly<Record<CopyRecordKind, string>> = {
  LISTINGS: 'listings',
  ENQUIRIES: 'enquiries',
  APPOINTMENTS: 'appointments',
  SAVED_SEARCHES: 'saved-searches',
  HOMES_NOT_WRITTEN_TO: 'homes-not-written-to',
}

/** Lines of a file in groups that one call can hold, each with the number of its first line, from 1. */
export function groupsOf(text: string): { first: number; lines: string[] }[] {
  const groups: { first: number; lines: string[]; chars: number }[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const last = groups.at(-1)
    const fits =
      last && last.lines.length < TAKEN_AT_ONCE && last.chars + line.length <= CHARS_AT_ONCE && last.first + last.lines.length === at + 1
    if (last && fits) {
      last.lines.push(line)
      last.chars += line.length
    } else groups.push({ first: at + 1, lines: [line], chars: line.length })
  }
  return groups
}

const copiedPictures = z.object({
  Media: z.array(
    z.object({
      MediaKey: z.string(),
      MediaURL: z.string(),
      MediaCategory: z.optional(z.string()),
      ShortDescription: z.optional(z.string()),
      LongDescription: z.optional(z.string()),
    }),
  ),
})
type Picture = z.infer<typeof copiedPictures>['Media'][number]

function picturesOf(line: string): Picture[] {
  try {
    return copiedPictures.safeParse(JSON.parse(line)).data?.Media.slice(0, LISTING_PHOTOS_MAX) ?? []
  } catch {
    return []
  }
}

/**
 * Takes the files of a copy in, in the order of its kinds, and tells how far it is. Everything is taken once, so that a copy whose taking was cut can be taken again.
 * The failure of a call ends it.
 */
export async function takeCopy(
  files: readonly ArchivedFile[],
  ports: TakingPorts,
  tell: (taken: TakenCopy) => void,
): Promise<Failure | null> {
  const taken: TakenCopy = { records: 0, pictures: 0, omitted: 0, refused: [] }
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const kind of CopyRecordKind) {
    const named = new RegExp(`^${FILE_OF_KIND[kind]}(?:-\\d+)?\\.jsonl$`)
    for (const file of files.filter(({ name }) => named.test(name))) {
      for (const { first, lines } of groupsOf(await (await file.read()).text())) {
        const answer = await ports.takeRecords({ kind, lines: lines.join('\n') })
        if (!answer.ok) return answer.failure
        const { value: report } = answer
        taken.records += report.taken
        taken.omitted += report.omitted.length
        taken.refused.push(...report.refused.map(({ line, code }) => ({ file: file.name, line: first + line - 1, code })))
        tell({ ...taken })
        const failure = await takePictures(report, lines, { byName, ports, taken, tell })
        if (failure) return failure
      }
    }
  }
  return null
}

interface Taking {
  byName: ReadonlyMap<string, ArchivedFile>
  ports: TakingPorts
  taken: TakenCopy
  tell(taken: TakenCopy): void
}

/** The pictures of the listings of one call; one that the site does not take is told like a record. */
async function takePictures(
  { listings }: Report,
  lines: readonly string[],
  { byName, ports, taken, tell }: Taking,
): Promise<Failure | null> {
  for (const { key, id: listing } of listings) {
    const line = lines.find((one) => one.includes(JSON.stringify(key)))
    for (const picture of line === undefined ? [] : picturesOf(line)) {
      const file = byName.get(picture.MediaURL)
      if (!file) continue
      const kind = picture.MediaCategory === 'Floor Plan' ? 'PLAN' : 'PHOTO'
      const begun = await ports.beginPicture({ listing, key: `copy-${picture.MediaKey}`.slice(0, 64), kind })
      if (!begun.ok) return begun.failure
      const { id, state } = begun.value
      const status = state === 'STORED' ? 204 : await ports.putPicture(id, await file.read())
      if (status === 204) {
        const words = (text = '') => text.slice(0, LISTING_CAPTION_MAX_CHARS)
        await ports.describePicture({ id, kind, caption: words(picture.ShortDescription), alt: words(picture.LongDescription) })
        taken.pictures++
      } else taken.refused.push({ file: file.name, line: 0, code: String(status) })
      tell({ ...taken })
    }
  }
  return null
}
