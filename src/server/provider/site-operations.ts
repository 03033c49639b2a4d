import { type DocumentNode, parse } from 'graphql'

/** The operations that the site itself sends, by name: what it shows can be asked again by the name of its question. */
export class SiteOperations {
  private readonly texts: ReadonlyMap<string, string>
  private readonly parsed = new Map<string, DocumentNode>()

  constructor(ownDocuments: ReadonlySet<string>) {
    this.texts = new Map(
      [...ownDocuments].flatMap((text) => {
        const name = /^\s*query\s+(\w+)/m.exec(text)?.[1]
        return name === undefined ? [] : [[name, text] as const]
      }),
    )
  }

  /** The query of that name; null where the site sends none. */
  query(name: string): DocumentNode | null {
    const known = this.parsed.get(name)
    if (known) return known
    const text = this.texts.get(name)
    if (text === undefined) return null
    const document = parse(text, { noLocation: true })
    this.parsed.set(name, document)
    return document
  }
}
