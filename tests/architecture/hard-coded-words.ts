import { parseSync } from '@swc/core'

/** Attributes whose text people read or hear. */
const READ_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'])

/** Components of Lingui whose children are messages. */
const MESSAGES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

/** Marks of units and measures that are written alike in every language. */
const UNITS = /^(m²|m2|km|m|sqft|sqm|psf|psm|n|p25|p75|A4|PDF|CSV|GFA)$/

interface Node {
  type?: string
  value?: unknown
  [key: string]: unknown
}

const hasWords = (text: string): boolean =>
  text.split(/[\s·:()/,.%+–—-]+/).some((word) => /\p{L}{2,}|\p{L}$/u.test(word) && !UNITS.test(word))

const nameOf = (node: Node): string => {
  const name = (node.opening as Node | undefined)?.name as Node | undefined
  return typeof name?.value === 'string' ? name.value : ''
}

/** Text that people would read in JSX without passing through the catalogues: text nodes, strings in braces, and spoken attributes. */
export function hardCodedWords(source: string): string[] {
  const found: string[] = []
  const add = (text: unknown) => {
    if (typeof text === 'string' && hasWords(text.trim())) found.push(text.trim().replace(/\s+/g, ' '))
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type } = node as Node
    if (type === 'JSXElement' && MESSAGES.has(nameOf(node as Node))) return
    // words inside svg <style>, code samples and scripts are not prose
    if (type === 'JSXElement' && ['style', 'script', 'code'].includes(nameOf(node as Node))) return
    if (type === 'JSXText') add((node as Node).value)
    if (type === 'JSXAttribute') {
      const { name, value } = node as { name: Node; value: Node | null }
      if (READ_ATTRIBUTES.has(String(name.value)) && value?.type === 'StringLiteral') add(value.value)
    }
    if (type === 'JSXExpressionContainer' && ((node as Node).expression as Node)?.type === 'StringLiteral') {
      // only as a child: attributes in braces are covered by their name above
      add(((node as Node).expression as Node).value)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body)
  return found
}
