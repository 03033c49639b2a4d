import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Characters of text whose parsed form is kept, for callers that are not the site: some 20 bytes of memory each. */
export const FOREIGN_DOCUMENTS_MAX_CHARS = 400_000

/** Errors name a place in the text and keep it. */
const ERRORS_MAX_CHARS = 100_000

/**
 * Parsed documents. The site's own are known and few, so they stay; anybody else's make room for one another by their length,
 * because an isolate has 128 MB and a caller may send as many documents as the limits of a text allow.
 */
export class DocumentMemory {
  private readonly ownTexts: ReadonlySet<string>
  private readonly own = new Map<string, DocumentNode>()
  private readonly ownDocuments = new WeakSet<DocumentNode>()
  private readonly foreign = new LRUCache<string, DocumentNode>({
    maxSize: FOREIGN_DOCUMENTS_MAX_CHARS,
    sizeCalculation: (_, text) => text.length || 1,
  })
  readonly errors = new LRUCache<string, object>({ maxSize: ERRORS_MAX_CHARS, sizeCalculation: (_, text) => text.length || 1 })

  constructor(ownTexts: ReadonlySet<string>) {
    this.ownTexts = ownTexts
  }

  get(text: string): DocumentNode | undefined {
    return this.own.get(text) ?? this.foreign.get(text)
  }

  set(text: string, document: DocumentNode): void {
    if (!this.ownTexts.has(text)) {
      this.foreign.set(text, document)
      return
    }
    this.own.set(text, document)
    this.ownDocuments.add(document)
  }

  /** Whether the document is one that the site itself sends. */
  isOwn(document: DocumentNode): boolean {
    return this.ownDocuments.has(document)
  }

  /** Characters of foreign documents that are kept now. */
  get foreignChars(): number {
    return this.foreign.calculatedSize
  }
}
