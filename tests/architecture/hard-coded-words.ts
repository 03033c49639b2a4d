import { type Part, partIn, partsOf, statementsOf, wordOf } from './syntax.ts'

/** Attributes whose text people read or hear. */
const READ_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'])

/** Components of Lingui whose children are messages. */
const MESSAGES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

/** Marks of units and measures that are written alike in every language. */
const UNITS = /^(m²|m2|km|m|sqft|sqm|psf|psm|n|p25|p75|A4|PDF|CSV|GFA)$/

const hasWords = (text: string): boolean =>
  text.split(/[\s·:()/,.%+–—-]+/).some((word) => /\p{L}{2,}|\p{L}$/u.test(word) && !UNITS.test(word))

const nameOf = (element: Part): string => wordOf(partIn(partIn(element, 'opening') ?? element, 'name')) ?? ''

/** Text that people would read in JSX without passing through the catalogues: text nodes, strings in braces, and spoken attributes. */
export function hardCodedWords(source: string): string[] {
  const found: string[] = []
  const add = (text: unknown) => {
    if (typeof text === 'string' && hasWords(text.trim())) found.push(text.trim().replace(/\s+/g, ' '))
  }
  const visit = (part: Part): void => {
    const { type } = part
    // words inside svg <style>, code samples and scripts are not prose
    if (type === 'JSXElement' && (MESSAGES.has(nameOf(part)) || ['style', 'script', 'code'].includes(nameOf(part)))) return
    if (type === 'JSXText') add(part.value)
    if (type === 'JSXAttribute' && READ_ATTRIBUTES.has(wordOf(partIn(part, 'name')) ?? '')) {
      const value = partIn(part, 'value')
      if (value?.type === 'StringLiteral') add(value.value)
    }
    if (type === 'JSXExpressionContainer') {
      // only as a child: attributes in braces are covered by their name above
      const expression = partIn(part, 'expression')
      if (expression?.type === 'StringLiteral') add(expression.value)
    }
    for (const under of partsOf(part)) visit(under)
  }
  for (const statement of statementsOf('words.tsx', source)) visit(statement)
  return found
}
