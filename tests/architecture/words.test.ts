import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/locales/locales.ts'
import { hardCodedWords } from './hard-coded-words.ts'
import { productSources, ROOT, read } from './sources.ts'

/** The product's own name is the same in every language. */
const NAMES = ['src/features/shell/bar/wordmark.tsx']

describe('words', () => {
  it('of screens all come from the catalogues', () => {
    const screens = productSources().filter(({ path }) => path.endsWith('.tsx') && !NAMES.includes(path))
    expect(screens.flatMap(({ path, text }) => hardCodedWords(text).map((words) => `${path}: ${words}`))).toEqual([])
  })

  it.each([
    ['const a = <p>Hello there</p>', ['Hello there']],
    ['const a = <p>{"Hello"}</p>', ['Hello']],
    ['const a = <img alt="A house" />', ['A house']],
    ['const a = <p><Trans>Hello <b>there</b></Trans></p>', []],
    ['const a = <p aria-label={t`Hello`}>{name} · {price} psf</p>', []],
    ['const a = <p className="flex grow" role="list" />', []],
  ])('%s', (source, words) => {
    expect(hardCodedWords(source)).toEqual(words)
  })
})

describe('catalogues', () => {
  const ids = (po: string): string[] =>
    [...po.matchAll(/^(?:msgctxt .*\n)?msgid ((?:".*"\n?)+)/gm)].map((match) => match[1] ?? '').toSorted()
  /** ids whose words are missing; the head of the file has neither */
  const empty = (po: string): string[] =>
    [...po.matchAll(/^msgid ((?:".*"\n)+)msgstr ""\n(?!")/gm)].map((match) => (match[1] ?? '').trim()).filter((id) => id !== '""')
  /** id (with its context) and words */
  const ENTRY = /^((?:msgctxt .*\n)?msgid (?:".+"\n|""\n(?:".*"\n)+))msgstr ((?:".*"\n?)+)/gm
  const codes = LOCALES.filter((locale) => locale.file === locale.code).map((locale) => locale.code)
  const books = globSync('src/locales/en-US/*.po', { cwd: ROOT }).map((path) => basename(path))

  it('exist', () => {
    expect(books.length).toBeGreaterThan(0)
  })

  it.each(codes.flatMap((code) => books.map((book) => ({ code, book }))))(
    '$code/$book has the messages of en-US, no more and no fewer',
    ({ code, book }) => {
      expect(ids(read(`src/locales/${code}/${book}`))).toEqual(ids(read(`src/locales/en-US/${book}`)))
    },
  )

  it.each(codes)('%s says every message in its own words', (code) => {
    const untranslated = books.flatMap((book) => empty(read(`src/locales/${code}/${book}`)).map((id) => `${book}: ${id}`))
    expect(untranslated).toEqual([])
  })

  // "n 53" in a sentence breaks across lines; `format.sample` does not, and an axis keeps its labels in one line itself
  it.each(codes)('%s leaves the sample to the format that never breaks', (code) => {
    const broken = books.flatMap((book) =>
      [...read(`src/locales/${code}/${book}`).matchAll(ENTRY)].flatMap(([, id = '', words = '']) =>
        /(?<![\p{Script=Latin}\d])(?:n|样本|樣本) \{/u.test(words) && !/^msgid "n \{(?:count|n)\}"\n$/.test(id)
          ? [`${book}: ${words.trim()}`]
          : [],
      ),
    )
    expect(broken).toEqual([])
  })

  // Books are joined on a page, and the server joins more of them than the browser: of two wordings each would show another.
  it.each(codes)('%s says a message alike in all its books', (code) => {
    const said = new Map<string, Map<string, string>>()
    for (const book of books)
      for (const [, id = '', words = ''] of read(`src/locales/${code}/${book}`).matchAll(ENTRY))
        said.set(id, (said.get(id) ?? new Map<string, string>()).set(words, book))
    expect([...said].filter(([, words]) => words.size > 1).map(([id, words]) => `${id.trim()}: ${[...words.values()].join(', ')}`)).toEqual(
      [],
    )
  })

  it('a message without words is seen', () => {
    expect(empty('msgid ""\nmsgstr ""\n"Language: ms\\n"\n\nmsgid "Map"\nmsgstr "Peta"\n\nmsgid "Search"\nmsgstr ""\n')).toEqual([
      '"Search"',
    ])
  })
})
