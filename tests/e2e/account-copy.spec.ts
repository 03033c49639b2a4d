import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { setAccountKind } from '../fixtures/account-kind.ts'
import { OVERVIEW, openEditor, row } from '../fixtures/account-page.ts'
import { awake, wcagViolations } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { unzipped } from '../fixtures/unzipped.ts'

/** Has a copy made with one press and downloads its first part. */
async function copyOf(page: Page): Promise<Buffer> {
  await page.goto(OVERVIEW)
  await awake(page)
  const copy = row(page, 'Copy of your data')
  await copy.getByRole('button', { name: 'Make a copy' }).press('Enter')
  await expect(copy.getByRole('status')).toContainText('The copy is ready.', { timeout: 30_000 })
  const waiting = page.waitForEvent('download')
  await copy.getByRole('link', { name: /^Part 1,/ }).click()
  return readFile(await (await waiting).path())
}

test('an agent has a copy made with one press, and downloads it', async ({ page, signInAs }) => {
  await signInAs('agent')
  const files = await unzipped(await copyOf(page))
  expect(await wcagViolations(page)).toEqual([])
  expect([...files.keys()]).toEqual(expect.arrayContaining(['account.json', 'README.txt', 'manifest.json']))
})

test('another account brings the copy of an agent with a plan in', { tag: '@long' }, async ({ page, signInAs, newcomer }) => {
  test.setTimeout(240_000)
  await signInAs('subscriber')
  const buffer = await copyOf(page)
  const { email } = await newcomer()
  setAccountKind(email, 'agent')
  await page.goto(OVERVIEW)
  await awake(page)
  await openEditor(page, 'Bring in a copy of your data')
  await page.locator('input[type=file][accept*=zip]').setInputFiles({ name: '1.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByText(/Done\. Records taken in: [1-9]/)).toBeVisible({ timeout: 180_000 })
  // what comes with a plan is told in words
  const untaken = page.getByRole('list', { name: 'What was not taken in' })
  await expect(untaken.getByText('This comes with a plan. Choose one, and bring the copy in once more.').first()).toBeVisible()
  expect(await wcagViolations(page)).toEqual([])
})
