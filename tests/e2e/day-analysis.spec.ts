import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { reloadWithoutConnection, whenQuiet } from '../fixtures/lost-connection.ts'
import { test } from '../fixtures/own-site.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { savedPdf } from '../fixtures/saved-pdf.ts'
import { expect } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const result = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: '4. Result' }) })
const sales = (page: Page) => page.getByRole('list', { name: 'Comparable sales' }).getByRole('listitem')

test('an agent goes from an address to a paper under the own name and licence', { tag: ['@long', '@phone'] }, async ({
  page,
  request,
  signInAs,
  site,
}) => {
  test.setTimeout(240_000)
  const account = await signInAs('subscriber', 'own')
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  await page.goto('/realAgent/market-analysis?countryCode=SG&locale=en-US')
  await awake(page)
  await typeUntilAnswered(page, project.name)
  await suggested(page).filter({ hasText: project.name }).first().click()
  await expect(page.getByRole('heading', { name: '1. The home' })).toBeVisible()
  await awake(page)
  await expect(result(page)).toContainText('This is the automatic estimate')

  const floor = page.getByRole('textbox', { name: 'Floor', exact: true })
  const adjusted = page.getByRole('list', { name: 'Weights and adjustments' }).getByRole('listitem').first()
  const [title, note] = [page.getByRole('textbox', { name: 'Title' }), page.getByRole('textbox', { name: 'To your client' })]
  await test.step('the home is corrected, sales are weighed, words are written', async () => {
    await floor.fill('3')
    await page.getByRole('button', { name: 'Value this home' }).click()
    await expect(page.getByRole('button', { name: 'Value this home' })).toBeDisabled()
    await page.getByRole('combobox', { name: 'Condition' }).first().selectOption('Renovated')
    await sales(page).first().getByRole('checkbox').uncheck()
    await adjusted.locator('summary').click()
    await adjusted.getByRole('textbox', { name: 'Own weight' }).fill('40')
    await title.fill('For Mrs Lim')
    await note.fill('As we said on Monday.')
  })
  const value = await result(page).locator('.text-4xl').textContent().then(String)
  const expectEntered = async () => {
    await expect(title).toHaveValue('For Mrs Lim')
    await expect(note).toHaveValue('As we said on Monday.')
    await expect(floor).toHaveValue('3')
    await expect(page.getByRole('combobox', { name: 'Condition' }).first()).toHaveValue('renovated')
    await expect(sales(page).first().getByRole('checkbox')).not.toBeChecked()
    await expect(result(page).locator('.text-4xl')).toHaveText(value)
  }
  await test.step('the connection is lost: all of it is there again', async () => {
    await reloadWithoutConnection(page)
    await expectEntered()
    await expectNoBarrier(page)
  })
  await test.step('the site is killed while it is kept', async () => {
    await whenQuiet(page)
    await site.kill()
    await page.getByRole('button', { name: 'Keep the analysis' }).click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await site.start()
    await page.reload()
    await awake(page)
    await expectEntered()
    await page.getByRole('button', { name: 'Keep the analysis' }).click()
    await expect(page.getByText('The analysis is kept.')).toBeVisible()
    await expect(page).toHaveURL(/id=[\da-f-]{36}/)
    await page.reload()
    await awake(page)
    await expectEntered()
  })
  await test.step('the paper says the value, and whose it is', async () => {
    await page.getByRole('link', { name: 'Open the workbook' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'For Mrs Lim' })).toBeVisible()
    await expect(page.getByText(value, { exact: true })).toBeVisible()
    await awake(page)
    await expectNoBarrier(page)
    const { text } = await savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
    for (const part of [
      'For Mrs Lim',
      'As we said on Monday.',
      value,
      account.name,
      account.licence?.number ?? '',
      account.licence?.agency ?? '',
    ])
      expect(text.toLowerCase()).toContain(part.toLowerCase())
  })
})
