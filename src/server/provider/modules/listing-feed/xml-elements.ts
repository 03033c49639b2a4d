import { SaxesParser } from 'saxes'
import { ATTRIBUTES_MAX, FIELDS_MAX, RECORD_MAX_CHARS, XML_DEPTH_MAX } from './feed-bounds.ts'
import { FeedRefused } from './feed-fault.ts'
import type { Pieces } from './raw-record.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** its own text, with that of CDATA sections */
  text: string
  children: XmlElement[]
}

/** Refuses what has no place in a feed: entities of its own, depth, width and length. */
class ElementReader {
  readonly done: XmlElement[] = []
  isClosed = false
  /** how many elements lie around a record: none where the root is one itself */
  private around = 1
  private readonly isRecord: (name: string) => boolean
  private readonly parser = new SaxesParser()
  private readonly open: XmlElement[] = []
  /** characters since anything was told, and of the element that is being read */
  private silent = 0
  private size = 0
  private count = 0
  private attributes = 0

  constructor(isRecord: (name: string) => boolean) {
    this.isRecord = isRecord
    const { parser } = this
    parser.on('error', (error) => {
      throw new FeedRefused('broken-file', `the file is no XML: ${error.message.slice(0, 120)}`)
    })
    parser.on('doctype', (declared) => {
      this.heard(declared.length)
      // one that names a file elsewhere is passed over, and nothing is fetched
      if (declared.includes('[')) throw new FeedRefused('has-doctype', 'the file declares entities of its own, which are not read')
    })
    parser.on('opentagstart', () => this.heard(0))
    parser.on('attribute', ({ value }) => {
      this.heard(value.length)
      if (++this.attributes > ATTRIBUTES_MAX) throw new FeedRefused('too-large', `an element has more than ${ATTRIBUTES_MAX} attributes`)
    })
    parser.on('comment', () => this.heard(0))
    parser.on('processinginstruction', () => this.heard(0))
    parser.on('text', (text) => this.addText(text))
    parser.on('cdata', (text) => this.addText(text))
    parser.on('opentag', ({ name, attributes }) => this.begin(name, attributes))
    parser.on('closetag', () => this.end())
  }

  write(text: string): void {
    this.silent += text.length
    this.parser.write(text)
    if (this.silent > RECORD_MAX_CHARS + text.length) throw tooLarge()
  }

  close(): void {
    if (!this.isClosed) throw new FeedRefused('cut-off', 'the file breaks off before its last element is closed')
    this.parser.close()
  }

  private heard(length: number): void {
    this.silent = 0
    this.size += length
    if (this.size > RECORD_MAX_CHARS) throw tooLarge()
  }

  private addText(text: string): void {
    this.heard(text.length)
    const element = this.open.at(-1)
    // text between records is white space
    if (element && this.open.length > this.around) element.text += text
    else this.size = 0
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.attributes = 0
    if (this.open.length >= XML_DEPTH_MAX) throw new FeedRefused('too-deep', `elements lie more than ${XML_DEPTH_MAX} deep`)
    if (++this.count > FIELDS_MAX) throw new FeedRefused('too-large', `a record has more than ${FIELDS_MAX} elements`)
    // whatever name space they are of
    const element: XmlElement = { name: name.replace(/^.*:/, ''), attributes, text: '', children: [] }
    if (this.open.length === 0 && this.isRecord(element.name)) this.around = 0
    // the root does not keep its records
    if (this.open.length > this.around) this.open.at(-1)?.children.push(element)
    this.open.push(element)
  }

  private end(): void {
    const element = this.open.pop()
    this.silent = 0
    if (this.open.length === 0) this.isClosed = true
    if (this.open.length !== this.around || !element) return
    this.done.push(element)
    this.size = 0
    this.count = 0
  }
}

const tooLarge = () => new FeedRefused('too-large', `a record has more than ${RECORD_MAX_CHARS} characters`)

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01]|11)|x0*(?:[0-8bcef]|1[\da-f]));/gi
/** An ampersand that begins nothing that XML knows by itself: "Smith & Co", "&nbsp;" without its declaration. */
const LONE_SIGN = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi
const SIGN_AT_END = /&[#\w]{0,8}$/

/** Text in which signs that XML forbids cost only themselves: they become spaces, and an ampersand stands for itself. */
async function* mended(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of texts) {
    const text = held + piece
    held = SIGN_AT_END.exec(text)?.[0] ?? ''
    yield text
      .slice(0, text.length - held.length)
      .replace(NO_XML, ' ')
      .replace(LONE_SIGN, '&amp;')
  }
  if (held !== '') yield held.replace(LONE_SIGN, '&amp;')
}

/** The elements below the root, one by one, or the root where it is a record itself. Memory: one element and one piece of the file. */
export async function* xmlElements(chunks: Pieces, isRecord: (name: string) => boolean): AsyncGenerator<XmlElement> {
  const reader = new ElementReader(isRecord)
  for await (const text of mended(chunks)) {
    reader.write(text)
    yield* reader.done.splice(0)
  }
  reader.close()
}
