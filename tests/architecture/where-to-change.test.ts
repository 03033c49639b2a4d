import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, read } from './sources.ts'

const INDEX = 'docs/where-to-change.md'
/** More than this is no longer seen at once. */
const ROWS_MAX = 20

const pages = globSync('src/**/README.md', { cwd: ROOT }).sort()
const files = globSync('**/*', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', '.git', '.wrangler', '.data', 'dist', '.output'].includes(name),
})

const rowsOf = (page: string): string[] =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)

const NAMED = /^[\w./<>*{},@$-]+$/
const ENDS = /\.(?:tsx?|cjs|mjs|css|md|svg|toml|graphql|txt|sql)$/

/** `a-{x,y}.ts` names two files. */
const namesIn = (text: string): string[] => {
  const [, before, inside, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(text) ?? []
  return inside === undefined ? [text] : inside.split(',').flatMap((one) => namesIn(`${before}${one}${after}`))
}

/** What a page names as files and folders: by its path, or by its end where that tells it; `<code>` and `*` stand for any text. */
const namedFiles = (page: string): string[] =>
  [...read(page).matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => NAMED.test(text) && (ENDS.test(text) || text.endsWith('/')) && !text.startsWith('/') && !/^\.\w+$/.test(text))
    .flatMap(namesIn)

const isThere = (name: string): boolean => {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.+$]/g, '\\$&')
    .replace(/<[^>]*>|\*/g, '[^/]+')
  const whole = new RegExp(`(?:^|/)${pattern}$`)
  return files.some((file) => whole.test(file.replaceAll('\\', '/')))
}

describe.each([INDEX, ...pages])('%s', (page) => {
  it('names files and folders that are there', () => {
    expect(namedFiles(page).filter((name) => !isThere(name))).toEqual([])
  })

  it('is seen at once', () => {
    expect(rowsOf(page).length).toBeLessThanOrEqual(page === INDEX ? 2 * ROWS_MAX : ROWS_MAX)
  })
})

it('every room has a page, and the index leads to each', () => {
  const rooms = globSync('src/features/*/', { cwd: ROOT }).filter((folder) => !folder.endsWith('shared'))
  expect(pages).toEqual(expect.arrayContaining(rooms.map((room) => `${room.replace(/\/$/, '')}/README.md`)))
  const linked = [...read(INDEX).matchAll(/\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path)
  expect(linked.sort()).toEqual(pages)
  expect(pages.map(dirname).filter((folder) => rowsOf(`${folder}/README.md`).length === 0)).toEqual([])
})
