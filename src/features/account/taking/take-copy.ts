import { ANALYSES_TAKEN_AT_ONCE, TAKEN_AT_ONCE, TAKEN_RECORD_MAX_CHARS } from '#graphql/copy-kinds.ts'
import { CopyRecordKind } from '#graphql/generated/enumerations.ts'
import type { Failure } from '#lib/result.ts'
import { copyOf } from './copy-files.ts'
import type { ArchivedFile } from './read-archive.ts'
import { takeListingPictures } from './take-listing-pictures.ts'
import { takeTourScenes } from './take-tour-scenes.ts'
import type { CopyTaking, TakenCopy, TakenReport, TakingPorts } from './taking.ts'
import { titleOf } from './title-of.ts'

/** The names of the files of a kind. */
export const FILE_OF_KIND: Readonly<Record<CopyRecordKind, string>> = {
  LISTINGS: 'listings',
  ENQUIRIES: 'enquiries',
  APPOINTMENTS: 'appointments',
  SAVED_SEARCHES: 'saved-searches',
  HOMES_NOT_WRITTEN_TO: 'homes-not-written-to',
  DEAL_LISTS: 'deal-lists',
  OWN_HOMES: 'own-homes',
  SMART_PLANS: 'smart-plans',
  LABEL_SHEETS: 'label-sheets',
  MARKET_ANALYSES: 'market-analyses',
  TOURS: 'tours',
}

interface LineGroup {
  /** the number of its first line, from 1 */
  first: number
  lines: string[]
}

/** Lines of a file in groups that one call can hold, at most so many together. A line that none can hold stands alone. */
export function groupsOf(text: string, most = TAKEN_AT_ONCE): LineGroup[] {
  const groups: (LineGroup & { chars: number })[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const last = groups.at(-1)
    const fits =
      last && last.lines.length < most && last.chars + line.length <= TAKEN_RECORD_MAX_CHARS && last.first + last.lines.length === at + 1
    if (last && fits) {
      last.lines.push(line)
      last.chars += line.length
    } else groups.push({ first: at + 1, lines: [line], chars: line.length })
  }
  return groups
}

/**
 * Takes the files of a copy in, in the order of its kinds, and tells how far it is. Everything is taken once, so that a copy whose taking was cut can be taken again.
 * What is not as the copy's own list says is refused. The failure of a call ends it.
 */
export async function takeCopy(
  archived: readonly ArchivedFile[],
  ports: TakingPorts,
  tell: (taken: TakenCopy) => void,
): Promise<Failure | null> {
  const files = await copyOf(archived)
  if (typeof files === 'string') return { layer: 'validation', code: files }
  const taken: TakenCopy = { records: 0, pictures: 0, omitted: 0, refused: [] }
  taken.refused.push(...files.missingParts.map((part) => ({ file: String(part), line: 0, title: '', code: 'part-missing', field: '' })))
  for (const kind of CopyRecordKind) {
    for (const name of files.named(new RegExp(`^${FILE_OF_KIND[kind]}(?:-\\d+)?\\.jsonl$`))) {
      const failure = await takeFile({ files, ports, taken, tell }, kind, name)
      if (failure) return failure
    }
  }
  if (taken.refused.length > 0) tell({ ...taken })
  return null
}

async function takeFile(taking: CopyTaking, kind: CopyRecordKind, file: string): Promise<Failure | null> {
  const { files, ports, taken, tell } = taking
  const read = await files.read(file)
  if (typeof read === 'string') {
    taken.refused.push({ file, line: 0, title: '', code: read, field: '' })
    return null
  }
  for (const { first, lines } of groupsOf(await read.text(), kind === 'MARKET_ANALYSES' ? ANALYSES_TAKEN_AT_ONCE : TAKEN_AT_ONCE)) {
    if (lines.some((line) => line.length > TAKEN_RECORD_MAX_CHARS)) {
      taken.refused.push({ file, line: first, title: '', code: 'record-too-large', field: '' })
      continue
    }
    const answer = await ports.takeRecords({ kind, lines: lines.join('\n') })
    if (!answer.ok) return answer.failure
    const { value: report } = answer
    taken.records += report.taken
    taken.omitted += report.omitted.length
    taken.refused.push(
      ...report.refused.map(({ line, code, field }) => ({
        file,
        line: first + line - 1,
        title: titleOf(lines[line - 1] ?? ''),
        code,
        field,
      })),
    )
    tell({ ...taken })
    const failure = await takePictures(taking, kind, { lines, made: report.made })
    if (failure) return failure
  }
  return null
}

/** The pictures of what was made of the lines of one call. */
async function takePictures(
  taking: CopyTaking,
  kind: CopyRecordKind,
  { lines, made }: { lines: readonly string[]; made: TakenReport['made'] },
): Promise<Failure | null> {
  if (kind !== 'LISTINGS' && kind !== 'TOURS') return null
  for (const { key, id } of made) {
    const line = lines.find((one) => one.includes(JSON.stringify(key)))
    if (line === undefined) continue
    const failure = await (kind === 'TOURS' ? takeTourScenes : takeListingPictures)(taking, line, id)
    if (failure) return failure
  }
  return null
}
