import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { DocumentMemory, FOREIGN_DOCUMENTS_MAX_CHARS } from './document-memory.ts'

const OWN = 'query Own { market { countryCode } }'
const foreign = (i: number): string => `query Q${i} { market { ${'countryCode '.repeat(1_600)} } }`

it("keeps other people's documents up to a length together, and the site's own whatever else comes", () => {
  const memory = new DocumentMemory(new Set([OWN]))
  memory.set(OWN, parse(OWN))
  const document = parse('{ a }')
  for (let i = 0; i < 300; i++) {
    memory.set(foreign(i), document)
    expect(memory.foreignChars).toBeLessThanOrEqual(FOREIGN_DOCUMENTS_MAX_CHARS)
  }
  expect(memory.get(foreign(299))).toBe(document)
  expect(memory.get(foreign(0))).toBeUndefined()
  expect(memory.get(OWN)).toBeDefined()
})

it('tells the own documents from others', () => {
  const memory = new DocumentMemory(new Set([OWN]))
  const [own, other] = [parse(OWN), parse('{ a }')]
  memory.set(OWN, own)
  memory.set('{ a }', other)
  expect([memory.isOwn(own), memory.isOwn(other)]).toEqual([true, false])
})
