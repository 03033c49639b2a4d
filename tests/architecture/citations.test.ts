import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenLinks, type Citation, citations, citingFiles, type Numbered, readNumbered } from './numbered-statements.ts'
import { ROOT, read } from './sources.ts'

const PAGES = {
  specification: readNumbered('docs/specification.md', read('docs/specification.md')),
  product: readNumbered('docs/product.md', read('docs/product.md')),
}

const knows = ({ sections, statements }: Numbered, number: string | undefined): boolean =>
  number !== undefined && (sections.has(number) || statements.includes(number))

const unresolved = (found: Citation[]): string[] =>
  found.filter(({ document, number }) => !knows(PAGES[document], number)).map(({ at, text }) => `${at}  ${text}`)

// This file would cite what does not exist if it wrote the sign itself.
const SIGN = '\u00a7'

describe('citations', () => {
  it('name a section or a statement that exists (docs/specification.md; docs/product.md where "product" stands before the sign)', () => {
    const found = citingFiles().flatMap((path) => citations(path, read(path)))
    expect(found.length).toBeGreaterThan(0)
    expect(unresolved(found)).toEqual([])
  })

  it('are refused where nothing stands under the number, at both ends of a range, and in another notation', () => {
    const lines = [`${SIGN}99`, `${SIGN}2.1–2.99`, `product ${SIGN}99`, `product.md ${SIGN}2`, `${SIGN}2.7.99`, `a ${SIGN} alone`]
    expect(unresolved(citations('some.ts', lines.join('\n'))).map((line) => line.split(' ')[0])).toEqual(
      lines.map((_, at) => `some.ts:${at + 1}`),
    )
    expect(unresolved(citations('some.ts', `${SIGN}2.7, product ${SIGN}2.3 and ${SIGN}4, ${SIGN}2.1–2.5`))).toEqual([])
  })
})

describe('numbered statements', () => {
  for (const [name, page] of Object.entries(PAGES)) {
    it(`of the ${name} are unique, in order and under their section; every section has some`, () => {
      expect(page.faults).toEqual([])
      expect(new Set(page.statements).size).toBe(page.statements.length)
      const empty = [...page.sections].filter(
        (section) => ![...page.statements, ...page.sections].some((other) => other.startsWith(`${section}.`)),
      )
      expect(empty).toEqual([])
    })
  }

  it('are told apart from lines that break the form', () => {
    const text = [
      '## 1. One',
      '- **1.1** a',
      '- **1.1** again',
      '- no number',
      '| # | head |',
      '|---|---|',
      '| 1.3 | row |',
      '- **2.1** elsewhere',
      '## 1. One',
    ]
    expect(readNumbered('page.md', text.join('\n')).faults.map(({ at }) => at)).toEqual([
      'page.md:3',
      'page.md:4',
      'page.md:8',
      'page.md:9',
    ])
  })
})

describe('links between documents', () => {
  it('lead to files that exist', () => {
    const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
    expect(pages.flatMap((page) => brokenLinks(page, (path) => existsSync(join(ROOT, path))))).toEqual([])
  })
})
