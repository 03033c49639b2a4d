import { expect, it } from 'vitest'
import { SpecReader } from './browser-actions.ts'
import { sources } from './sources.ts'

const specs = (folder: string): string[] =>
  sources().flatMap(({ path }) => (path.startsWith(folder) && path.endsWith('.spec.ts') ? [path] : []))

const reader = new SpecReader()

it('every test in tests/e2e does something that only a browser can do; what reads an answer belongs in tests/served', () => {
  const files = specs('tests/e2e/')
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((path) => reader.idle(path).map((title) => `${path}: ${title}: move it to tests/served`))).toEqual([])
})

it('no test in tests/served opens a browser; what needs one belongs in tests/e2e', () => {
  const files = specs('tests/served/')
  expect(files.length).toBeGreaterThan(5)
  expect(files.flatMap((path) => reader.opening(path).map((title) => `${path}: ${title}: move it to tests/e2e`))).toEqual([])
})

const HEAD = `
import { test, expect } from '../fixtures/test.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { chips, openMap } from '../fixtures/map-page.ts'
import { dialog } from '../fixtures/auth-overlay.ts'
`
const sample = (text: string) => new SpecReader({ 'tests/e2e/sample.spec.ts': HEAD + text })
const idle = (text: string) => sample(text).idle('tests/e2e/sample.spec.ts')
const opening = (text: string) => sample(text).opening('tests/e2e/sample.spec.ts')

it.each([
  ['reads a heading', "test('t', async ({ page }) => { await page.goto('/'); await expect(page.getByRole('heading')).toHaveText('A') })"],
  ['reads a status', "test('t', async ({ request }) => { expect((await request.get('/')).status()).toBe(200) })"],
  [
    'waits until the page is awake',
    "test('t', async ({ page }) => { await page.goto('/'); await awake(page); await expect(page).toHaveURL('/') })",
  ],
  ['leaves the clicks to another test', "const press = (page) => page.click('a')\ntest('t', async ({ page }) => { await page.goto('/') })"],
  ['goes through rows of words', "const ROWS = ['click']\nfor (const row of ROWS) test('t', async ({ page }) => { await page.goto(row) })"],
  [
    'has a tag and a description',
    "test.describe('d', () => { test('t', { tag: '@phone' }, async ({ page }) => { await page.goto('/') }) })",
  ],
])('a test that only %s is refused', (_, text) => {
  expect(idle(text)).toEqual(['t'])
})

it.each([
  ['clicks', "test('t', async ({ page }) => { await page.getByRole('link').click() })"],
  ['looks for barriers through a helper of another file', "test('t', async ({ page }) => { await expectNoBarrier(page) })"],
  ['opens the map', "test('t', async ({ page }) => { await openMap(page, '/map'); await expect(chips(page)).toHaveCount(0) })"],
  ['sees a dialog', "test('t', async ({ page }) => { await page.goto('/'); await expect(dialog(page)).toBeVisible() })"],
  [
    'presses in its rows',
    "const ROWS = { a: async (page) => page.press('a') }\nfor (const go of Object.values(ROWS)) test('t', async ({ page }) => { await go(page) })",
  ],
  [
    'presses in a hook',
    "test.beforeEach(async ({ page }) => { await page.press('a') })\ntest('t', async ({ page }) => { await page.goto('/') })",
  ],
])('a test that %s stays', (_, text) => {
  expect(idle(text)).toEqual([])
})

it.each(['page', 'context', 'browser', 'signInAs', 'newcomer'])('a test without a browser may not take %s', (fixture) => {
  expect(opening(`test('t', async ({ request, ${fixture} }) => {})`)).toEqual([`t (${fixture})`])
  expect(opening(`test.beforeEach(async ({ ${fixture} }) => {})`)).toEqual([`a hook (${fixture})`])
})

it('it may take requests, and those of an account', () => {
  expect(opening("test('t', async ({ request, requestAs, outbox }) => {})")).toEqual([])
})
