import { SaxesParser } from 'saxes'
import { ATTRIBUTES_MAX, FIELDS_MAX, RECORD_MAX_CHARS, XML_DEPTH_MAX } from './feed-bounds.ts'
import { FeedRefused } from './feed-fault.ts'
import { type Bytes, textChunks } from './raw-record.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** its own text, with that of CDATA sections */
  text: string
  children: XmlElement[]
}

/** Refuses what has no place in a feed: a document type (and with it entities of its own), depth, width and length. */
class ElementReader {
  readonly done: XmlElement[] = []
  isClosed = false
  private readonly parser = new SaxesParser()
  private readonly open: XmlElement[] = []
  /** characters since anything was told, and of the element that is being read */
  private silent = 0
  private size = 0
  private count = 0
  private attributes = 0

  constructor() {
    const { parser } = this
    parser.on('error', (error) => {
      throw new FeedRefused('broken-file', `the file is no XML: ${error.message.slice(0, 120)}`)
    })
    parser.on('doctype', () => {
      throw new FeedRefused('has-doctype', 'the file has a document type, which is not read')
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
    if (element && this.open.length > 1) element.text += text
    else this.size = 0
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.attributes = 0
    if (this.open.length >= XML_DEPTH_MAX) throw new FeedRefused('too-deep', `elements lie more than ${XML_DEPTH_MAX} deep`)
    if (++this.count > FIELDS_MAX) throw new FeedRefused('too-large', `a record has more than ${FIELDS_MAX} elements`)
    const element: XmlElement = { name, attributes, text: '', children: [] }
    // the root does not keep its records
    if (this.open.length > 1) this.open.at(-1)?.children.push(element)
    this.open.push(element)
  }

  private end(): void {
    const element = this.open.pop()
    this.silent = 0
    if (this.open.length === 0) this.isClosed = true
    if (this.open.length !== 1 || !element) return
    this.done.push(element)
    this.size = 0
    this.count = 0
  }
}

const tooLarge = () => new FeedRefused('too-large', `a record has more than ${RECORD_MAX_CHARS} characters`)

/** The elements below the root, one by one. Memory: one element and one piece of the file. */
export async function* xmlElements(bytes: Bytes): AsyncGenerator<XmlElement> {
  const reader = new ElementReader()
  for await (const text of textChunks(bytes)) {
    reader.write(text)
    yield* reader.done.splice(0)
  }
  reader.close()
}
