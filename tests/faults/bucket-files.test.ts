import { expect, it } from 'vitest'
import { listedFiles } from '../../scripts/bucket-files.ts'
import { takenStatements, textLines } from '../../scripts/long-statements.ts'

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const entry = (key: string, size: number) =>
  `<Contents><Key>${key}</Key><Size>${size}</Size><ETag>"tag-of-${size}"</ETag><Owner><ID>x</ID></Owner></Contents>`
const page = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>files</Name>${inside}</ListBucketResult>`

it('reads every page of a bucket', async () => {
  const asked: string[] = []
  const pages = [
    page(
      `${entry('a&amp;b/1', 10)}${entry('copies/2', 20)}<IsTruncated>true</IsTruncated><NextContinuationToken>to+ken=</NextContinuationToken>`,
    ),
    page(`${entry('z', 30)}<IsTruncated>false</IsTruncated>`),
  ]
  const files = await allOf(
    listedFiles('https://store.invalid/files', async (url) => {
      asked.push(url)
      return new Response(pages[asked.length - 1])
    }),
  )
  expect(files).toEqual([
    { key: 'a&b/1', bytes: 10, etag: 'tag-of-10' },
    { key: 'copies/2', bytes: 20, etag: 'tag-of-20' },
    { key: 'z', bytes: 30, etag: 'tag-of-30' },
  ])
  expect(asked).toEqual([
    'https://store.invalid/files?list-type=2',
    'https://store.invalid/files?list-type=2&continuation-token=to%2Bken%3D',
  ])
})

it('refuses a list that the bucket does not give', async () => {
  await expect(allOf(listedFiles('https://store.invalid/files', async () => new Response('', { status: 403 })))).rejects.toThrow(
    'status 403',
  )
})

it('cuts statements that are too long, and no letter of two units', () => {
  const text = `it''s ${'🏠'.repeat(45_000)}`
  const made = takenStatements(`INSERT INTO "t" ("a","b") VALUES(1,replace('${text}','\\n',char(10)));`, 4)
  for (const statement of made) expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
  const pieces = made.slice(0, -1).map((one) => /, '(.*)'\);$/s.exec(one)?.[1] ?? '')
  expect(pieces.join('')).toBe(text)
  for (const piece of pieces) expect(piece.isWellFormed()).toBe(true)
  expect(made.at(-1)).toMatch(/^INSERT INTO "t" \("a","b"\) VALUES\(1,replace\(\(select group_concat\(/)
  expect(takenStatements('INSERT INTO "t" ("a") VALUES(1);', 1)).toEqual(['INSERT INTO "t" ("a") VALUES(1);'])
})

it('says that a row of very many cells cannot be cut', () => {
  expect(() => takenStatements(`INSERT INTO "t" VALUES(${'1,'.repeat(60_000)}1);`, 1)).toThrow('too long to be put back')
})

it('ends lines with a line feed and nothing else', async () => {
  const bytes = new TextEncoder().encode('a\u2028b\r\n🏠\nlast')
  async function* parts() {
    for (const byte of bytes) yield Uint8Array.of(byte)
  }
  expect(await allOf(textLines(parts()))).toEqual(['a\u2028b\r', '🏠', 'last'])
})
