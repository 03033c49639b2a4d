import { isRecord } from '#lib/records.ts'
import { FIELDS_MAX, RECORD_MAX_CHARS } from './feed-bounds.ts'
import { FeedRefused, RecordFault } from './feed-fault.ts'
import { type Bytes, type RawRecord, textChunks } from './raw-record.ts'

interface Line {
  text: string
  isEnded: boolean
}

/** Lines; of one that is too long only its beginning. */
async function* lines(bytes: Bytes): AsyncGenerator<Line> {
  let held = ''
  let isTooLong = false
  for await (const chunk of textChunks(bytes)) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      const text = isTooLong ? held : held + chunk.slice(from, end)
      yield { text, isEnded: true }
      held = ''
      isTooLong = false
      from = end + 1
    }
    if (!isTooLong) held += chunk.slice(from)
    if (held.length > RECORD_MAX_CHARS) {
      isTooLong = true
      held = held.slice(0, RECORD_MAX_CHARS + 1)
    }
  }
  if (held !== '') yield { text: held, isEnded: false }
}

/** RESO Property records, one JSON object a line. Memory: one line. A last line that breaks off refuses the file: what would follow is not known. */
export async function* readJsonLines(bytes: Bytes): AsyncGenerator<RawRecord> {
  let row = 0
  for await (const { text, isEnded } of lines(bytes)) {
    if (text.trim() === '') continue
    row++
    if (text.length > RECORD_MAX_CHARS) {
      yield { row, raw: new RecordFault('too-large', '', `the record has more than ${RECORD_MAX_CHARS} characters`) }
      continue
    }
    const raw = parsed(text)
    if (raw instanceof RecordFault && !isEnded) throw new FeedRefused('cut-off', `the file breaks off in record ${row}`)
    yield { row, raw }
  }
}

function parsed(text: string): RawRecord['raw'] {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return new RecordFault('broken', '', 'the line is no JSON object')
    return Object.keys(value).length > FIELDS_MAX
      ? new RecordFault('too-large', '', `the record has more than ${FIELDS_MAX} fields`)
      : flat(value)
  } catch {
    return new RecordFault('broken', '', 'the line is no JSON')
  }
}

/** A Property with the agent and the office that may be expanded in it (`ListAgent`, `ListOffice`) as one record. */
function flat(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { ListAgent: agent, ListOffice: office } = value
  if (!isRecord(agent) && !isRecord(office)) return value
  const of = (part: unknown, prefix: string) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).map(([name, field]) => [prefix + name.replace(/^(?:Member|Office)/, ''), field]))
      : {}
  return { ...of(agent, 'ListAgent'), ...of(office, 'ListOffice'), ...value }
}
