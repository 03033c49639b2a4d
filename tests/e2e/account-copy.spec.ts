import { readFile } from 'node:fs/promises'
import { setAccountKind } from '../fixtures/account-kind.ts'
import { OVERVIEW, openEditor, row } from '../fixtures/account-page.ts'
import { awake, wcagViolations } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { unzipped } from '../fixtures/unzipped.ts'

test('an agent has a copy made with one press, and another account brings it in', async ({ page, signInAs, newcomer }) => {
  await signInAs('subscriber')
  await page.goto(OVERVIEW)
  await awake(page)
  const copy = row(page, 'Copy of your data')
  await copy.getByRole('button', { name: 'Make a copy' }).press('Enter')
  await expect(copy.getByRole('status')).toContainText('The copy is ready.', { timeout: 30_000 })
  expect(await wcagViolations(page)).toEqual([])
  const waiting = page.waitForEvent('download')
  await copy.getByRole('link', { name: /^Part 1,/ }).click()
  const buffer = await readFile(await (await waiting).path())
  const files = await unzipped(buffer)
  expect([...files.keys()]).toEqual(expect.arrayContaining(['account.json', 'README.txt', 'manifest.json']))

  const { email } = await newcomer()
  setAccountKind(email, 'agent')
  await page.goto(OVERVIEW)
  await awake(page)
  await openEditor(page, 'Bring in a copy of your data')
  await page.locator('input[type=file][accept*=zip]').setInputFiles({ name: '1.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByText(/Done\. Records taken in: [1-9]/)).toBeVisible({ timeout: 60_000 })
  // what comes with a plan is told in words
  const untaken = page.getByRole('list', { name: 'What was not taken in' })
  await expect(untaken.getByText('This comes with a plan. Choose one, and bring the copy in once more.').first()).toBeVisible()
  expect(await wcagViolations(page)).toEqual([])
})
