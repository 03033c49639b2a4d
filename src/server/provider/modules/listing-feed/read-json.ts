import { isRecord } from '#lib/records.ts'
import { FIELDS_MAX, RECORD_MAX_CHARS } from './feed-bounds.ts'
import { FeedRefused, RecordFault } from './feed-fault.ts'
import type { Pieces, RawRecord } from './raw-record.ts'
import { resoName } from './reso-names.ts'

interface Line {
  text: string
  isEnded: boolean
}

/** Lines; of one that is too long only its beginning. */
async function* lines(texts: AsyncIterable<string>): AsyncGenerator<Line> {
  let held = ''
  let isTooLong = false
  for await (const chunk of texts) {
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

/** Text in one string that was read ahead, and the rest. */
async function* ahead(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** So much is read before it is decided what a file is. */
const PEEK_CHARS = 200

/** What a file is: a record a line, an array of records, or the answer of a Web API, whose records are in its "value" (OData 4.01). */
type Layout = 'lines' | 'array' | 'answer'

function layoutOf(beginning: string): Layout {
  const text = beginning.trimStart()
  if (text.startsWith('[')) return 'array'
  return /^\{\s*"(?:@[\w.]+|value)"\s*:/.test(text) ? 'answer' : 'lines'
}

/** RESO Property records as JSON. Memory: one record and one piece of the file. What breaks off refuses the file: what would follow is not known. */
export async function* readJson(chunks: Pieces): AsyncGenerator<RawRecord> {
  let first = ''
  while (first.trimStart().length < PEEK_CHARS) {
    const next = await chunks.next()
    if (next.done) break
    first += next.value
  }
  const layout = layoutOf(first)
  const texts = ahead(first, chunks)
  if (layout === 'lines') yield* readLines(texts)
  else yield* readTree(texts, layout)
}

async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<RawRecord> {
  let row = 0
  for await (const { text, isEnded } of lines(texts)) {
    if (text.trim() === '') continue
    row++
    if (text.length > RECORD_MAX_CHARS) {
      yield { row, raw: tooLarge() }
      continue
    }
    const raw = parsed(text)
    if (raw instanceof RecordFault && !isEnded) throw new FeedRefused('cut-off', `the file breaks off in record ${row}`)
    yield { row, raw }
  }
}

const tooLarge = () => new RecordFault('too-large', '', `the record has more than ${RECORD_MAX_CHARS} characters`)

const NEXT_PAGE = /"@(?:odata\.)?nextLink"\s*:\s*"/

/** The objects of an array, as text; and what stands around them. */
class RecordCutter {
  readonly done: string[] = []
  around = ''
  private held = ''
  private depth = 0
  private isInText = false
  private isEscaped = false
  private readonly at: number

  /** `at`: how deep the records lie */
  constructor(at: number) {
    this.at = at
  }

  get isEnded(): boolean {
    return this.depth === 0 && this.around !== ''
  }

  write(text: string): void {
    let from = 0
    for (let i = 0; i < text.length; i += 1) {
      const sign = text[i]
      if (this.isEscaped) this.isEscaped = false
      else if (this.isInText) {
        if (sign === '\\') this.isEscaped = true
        else if (sign === '"') this.isInText = false
      } else if (sign === '"') this.isInText = true
      else if (sign === '{' || sign === '[') {
        if (this.depth === this.at && sign === '{') {
          this.addAround(text.slice(from, i))
          from = i
        }
        this.depth += 1
      } else if (sign === '}' || sign === ']') {
        this.depth -= 1
        if (this.depth < 0) throw new FeedRefused('broken-file', 'the file is no JSON: a bracket is closed that was not opened')
        if (this.depth === this.at && sign === '}') {
          this.done.push(this.held + text.slice(from, i + 1))
          this.held = ''
          from = i + 1
        }
      }
    }
    if (this.depth <= this.at) this.addAround(text.slice(from))
    else if (this.held.length <= RECORD_MAX_CHARS) this.held += text.slice(from)
  }

  /** Commas stand between records; what is said beside them is little. */
  private addAround(text: string): void {
    const said = text.replace(/^[\s,]+$/, '')
    if (this.around.length + said.length > RECORD_MAX_CHARS) throw new FeedRefused('too-large', 'the file holds more than its records')
    this.around += said
  }
}

async function* readTree(texts: AsyncIterable<string>, layout: Exclude<Layout, 'lines'>): AsyncGenerator<RawRecord> {
  const cutter = new RecordCutter(layout === 'array' ? 1 : 2)
  let row = 0
  for await (const text of texts) {
    cutter.write(text)
    for (const record of cutter.done.splice(0)) {
      row++
      yield { row, raw: record.length > RECORD_MAX_CHARS ? tooLarge() : parsed(record) }
    }
  }
  if (!cutter.isEnded) throw new FeedRefused('cut-off', `the file breaks off after record ${row}`)
  // a whole file withdraws nothing while one record of it is not known
  if (NEXT_PAGE.test(cutter.around))
    yield { row: row + 1, raw: new RecordFault('broken', '@odata.nextLink', 'the answer names a further page, which is not in this file') }
}

/** Keys are texts: as numbers they would lose their last digits beyond 2^53. */
const NUMERIC_KEY = /("ListingKey"\s*:\s*)(\d{1,40})(?=\s*[,}])/gi

function parsed(text: string): RawRecord['raw'] {
  try {
    const value: unknown = JSON.parse(text.replace(NUMERIC_KEY, '$1"$2"'))
    if (!isRecord(value)) return new RecordFault('broken', '', 'the record is no JSON object')
    return Object.keys(value).length > FIELDS_MAX
      ? new RecordFault('too-large', '', `the record has more than ${FIELDS_MAX} fields`)
      : flat(byNames(value))
  } catch {
    return new RecordFault('broken', '', 'the record is no JSON')
  }
}

/** A record by the dictionary's own spelling of its names; of two that differ in case alone the one that is spelled so. */
function byNames(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const others = Object.entries(value).flatMap(([given, field]) => {
    const name = resoName(given)
    return name === given ? [] : [[name, field]]
  })
  return others.length === 0 ? value : { ...Object.fromEntries(others), ...value }
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
