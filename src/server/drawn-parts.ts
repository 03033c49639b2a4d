import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DrawnParts, DrawnWhere } from '#lib/drawn-parts.ts'
import { textOfContent } from './drawn-content.ts'

/** What an isolate keeps of drawn parts, in characters of HTML and of what they were drawn from. */
export const DRAWN_PARTS_MAX_CHARS = 3_000_000

/** A part may tell the day, as whether figures are old; in milliseconds. */
const DRAWN_PART_MS = 600_000

const MARK = /<template data-drawn="(-?\d+)"><\/template>/
/** An id that React gave out by the part's place in its page. */
const REACT_ID = /_R_[\da-zA-Z]*_/g
/** What React leaves in place of a part that it could not finish. */
const UNFINISHED = '<!--$!-->'

interface DrawnPart {
  html: string
  /** how its ids begin, where it has any */
  ids: string | null
  at: number
}

interface PageFacts {
  locale: string
  /** all that links and the page's place depend on */
  address: string
}

/**
 * The HTML of parts of pages by all that they show: a picture of a tower or the rows of a table cost React more than finding them here.
 * Whoever is given such a part holds what it shows, to the last value. Ids in a part begin with a hash of that, so that they are its own on
 * every page.
 */
export class DrawnPartsStore {
  private readonly parts: LRUCache<string, DrawnPart>
  private readonly components = new WeakMap<object, number>()
  private componentCount = 0
  private readonly now: () => number

  constructor({ now = Date.now, maxChars = DRAWN_PARTS_MAX_CHARS }: { now?: () => number; maxChars?: number } = {}) {
    this.now = now
    this.parts = new LRUCache({ maxSize: maxChars, sizeCalculation: ({ html }, key) => html.length + key.length })
  }

  /** Of a component, as long as the isolate lives. */
  numberOf(component: object): number {
    const known = this.components.get(component)
    if (known !== undefined) return known
    this.componentCount += 1
    this.components.set(component, this.componentCount)
    return this.componentCount
  }

  page(facts: PageFacts): DrawnPage {
    return new DrawnPage(this, facts)
  }

  get(key: string): DrawnPart | undefined {
    const known = this.parts.get(key)
    return known && this.now() - known.at < DRAWN_PART_MS ? known : undefined
  }

  keep(key: string, part: Omit<DrawnPart, 'at'>): void {
    this.parts.set(key, { ...part, at: this.now() })
  }
}

interface Marked {
  key: string
  /** how many of the same stand before it on the page */
  before: number
}

/** The drawn parts of one page while it is rendered. */
export class DrawnPage implements DrawnParts {
  private readonly marked: Marked[] = []
  private seen = new Map<string, number>()
  private readonly digests = new WeakMap<object, string>()
  private readonly store: DrawnPartsStore
  private readonly facts: PageFacts

  constructor(store: DrawnPartsStore, facts: PageFacts) {
    this.store = store
    this.facts = facts
  }

  /** The page is rendered from its beginning. */
  begin(): void {
    this.seen = new Map()
  }

  find(boundary: string, content: unknown, where: DrawnWhere, audience: string): { html: string } | { mark: number } | null {
    const shown = textOfContent(content, { data: (data) => this.digestOf(data), component: (one) => this.store.numberOf(one) })
    if (shown === null) return null
    const { locale, address } = this.facts
    const key = `${boundary} ${locale} ${where === 'here' ? `${address} ${audience}` : ''} ${shown}`
    const before = this.seen.get(key) ?? 0
    this.seen.set(key, before + 1)
    const known = this.store.get(key)
    if (known) return { html: htmlOf(known, before) }
    return { mark: this.marked.push({ key, before }) }
  }

  /** The same data go into several parts of a page. */
  private digestOf(data: object): string {
    const known = this.digests.get(data)
    if (known !== undefined) return known
    const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64')
    this.digests.set(data, digest)
    return digest
  }

  /** The rendered page without marks; what stands between them is kept. */
  settle(page: string): string {
    if (this.marked.length === 0) return page
    const open: { mark: number; at: number }[] = []
    const text: string[] = []
    for (const [index, piece] of page.split(MARK).entries()) {
      const mark = Number(piece)
      if (index % 2 === 0) text.push(piece)
      else if (mark > 0) open.push({ mark, at: text.length })
      else this.close(open.pop(), -mark, text)
    }
    return text.join('')
  }

  private close(opened: { mark: number; at: number } | undefined, mark: number, text: string[]): void {
    const marked = this.marked[mark - 1]
    if (!marked || opened?.mark !== mark) return
    const html = text.splice(opened.at).join('')
    const part = withOwnIds(html, marked.key)
    if (!html.includes(UNFINISHED)) this.store.keep(marked.key, part)
    text.push(htmlOf(part, marked.before))
  }
}

/** A part of which others like it stand before on the page has ids of its own. */
const htmlOf = ({ html, ids }: Omit<DrawnPart, 'at'>, before: number): string =>
  ids === null || before === 0 ? html : html.replaceAll(ids, `${ids}n${before}-`)

function withOwnIds(html: string, key: string): Omit<DrawnPart, 'at'> {
  // an id that the part was given belongs to something outside of it
  const found = [...new Set(html.match(REACT_ID))].filter((id) => !key.includes(id))
  if (found.length === 0) return { html, ids: null }
  const ids = `d${createHash('sha256').update(key).digest('hex').slice(0, 12)}-`
  // components write on behind their ids
  const own = new Map(found.map((id, at) => [id, `${ids}${at}_`]))
  return { html: html.replace(REACT_ID, (id) => own.get(id) ?? id), ids }
}
