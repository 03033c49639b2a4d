import { readFile } from 'node:fs/promises'
import { OVERVIEW, row } from '../fixtures/account-page.ts'
import { awake, wcagViolations } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { unzipped } from '../fixtures/unzipped.ts'

test('an agent has a copy made with one press, and downloads it', async ({ page, signInAs }) => {
  await signInAs('agent')
  await page.goto(OVERVIEW)
  await awake(page)
  const copy = row(page, 'Copy of your data')
  await copy.getByRole('button', { name: 'Make a copy' }).press('Enter')
  await expect(copy.getByRole('status')).toContainText('The copy is ready.', { timeout: 30_000 })
  expect(await wcagViolations(page)).toEqual([])
  const waiting = page.waitForEvent('download')
  await copy.getByRole('link', { name: /^Part 1,/ }).click()
  const files = await unzipped(await readFile(await (await waiting).path()))
  expect([...files.keys()]).toEqual(expect.arrayContaining(['account.json', 'README.txt', 'manifest.json']))
})
