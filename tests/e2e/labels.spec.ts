import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { awake, expectNoBarrier, partAwake } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const DESK = '/realAgent/property-label'
const LIST = '/realAgent/property-label/PdfList'

/** What the PDF that a press saves says, page by page. */
async function savedPdf(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), press()])
  const document = await getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

test(
  'an agent prints a building, and later without the home that asked for no letters',
  { tag: '@phone' },
  async ({ page, signInAs }, { project }) => {
    test.slow()
    // each try writes to a building of its own
    const street = `${1 + (Date.now() % 9_999)}${project.name === 'phone' ? 'P' : 'D'} Sample Lane`
    await signInAs('subscriber')
    await page.goto(DESK)
    await awake(page)
    await page.getByRole('textbox', { name: 'Number and street' }).fill(street)
    await page.getByRole('textbox', { name: 'Building or estate' }).fill('楓葉軒 Maple Court')
    await page.getByRole('textbox', { name: 'Floors' }).fill('9-2')
    await expect(page.getByText('“9-2” runs backwards.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Floors' }).fill('2-9')
    await page.getByRole('textbox', { name: 'Unit numbers on each floor' }).fill('01-04')
    await page.getByRole('button', { name: 'Add 32 homes' }).click()
    await expect(page.getByText('32 labels · 2 pages')).toBeVisible()
    await expectNoBarrier(page)

    // a reload keeps what was chosen
    await page.reload()
    await awake(page)
    await expect(page.getByRole('list', { name: 'Homes to print' })).toContainText(street)
    await page.getByRole('combobox', { name: 'First line' }).selectOption('住戶')
    const pages = await savedPdf(page, () => page.getByRole('button', { name: 'Make the PDF' }).click())
    expect(pages).toHaveLength(2)
    expect(pages.join(' ').match(/#0[2-9]-0[1-4]/g)).toHaveLength(32)
    expect(pages[0]?.replaceAll(' ', '')).toContain('楓葉軒')
    expect(pages[0]?.replaceAll(' ', '')).toContain('住戶')
    await expect(page.getByText('The PDF with 32 labels is saved on this device.')).toBeVisible()

    await page.getByRole('link', { name: 'Sheets made before' }).click()
    await expect(page).toHaveURL(LIST)
    const form = page.getByRole('form', { name: 'A home that asked for no letters' })
    await awake(page)
    await form.getByRole('textbox', { name: 'Unit', exact: true }).fill('05-03')
    await form.getByRole('textbox', { name: 'Number and street' }).fill(street)
    await form.getByRole('button', { name: 'Add to the list' }).click()
    await expect(page.getByText('1 home is on the list now.')).toBeVisible()
    await expectNoBarrier(page)
    const sheet = page.getByRole('list', { name: 'Sheets, newest first' }).getByRole('listitem').filter({ hasText: street }).first()
    const later = await savedPdf(page, () => sheet.getByRole('button', { name: /^Download/ }).click())
    expect(later.join(' ').match(/#0[2-9]-0[1-4]/g)).toHaveLength(31)
    expect(later.join(' ')).not.toContain('#05-03')
    await expect(sheet).toContainText('without 1 home')

    const held = page.getByRole('list', { name: 'Homes that asked for no letters' }).getByRole('listitem').filter({ hasText: street })
    await held.getByRole('button', { name: /^Take off/ }).click()
    await expect(held).toHaveCount(0)
    await sheet.getByRole('button', { name: /^Delete/ }).click()
    await sheet.getByRole('button', { name: /^Delete for good/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: street })).toHaveCount(0)
  },
)

test('an own list is read with its columns, and what is wrong with a file is said', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  await page.goto(DESK)
  await awake(page)
  await page.getByRole('tab', { name: 'Your own list' }).click()
  const choose = (name: string, buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await choose('table.xlsx', Buffer.from('PK\u0003\u0004\u0000\u0000'))
  await expect(page.getByRole('alert')).toContainText('This is no CSV file')
  await choose('large.csv', Buffer.alloc(6_000_000, 'a'))
  await expect(page.getByRole('alert')).toContainText('more than 5 MB')
  await choose('homes.csv', Buffer.from('Whom,Unit,Where\n=HYPERLINK("x"),#03-01,5 Sample Lane\nMs Tan,#04-01,5 Sample Lane\n,,\n'))
  // no heading names the street
  await expect(page.getByRole('alert')).toContainText('Say which column holds it')
  await page.getByRole('combobox', { name: 'Number and street' }).selectOption('Where')
  await page.getByRole('combobox', { name: 'Who is written to' }).selectOption('Whom')
  await expect(page.getByRole('list', { name: 'First rows of the file' })).toContainText('Ms Tan · #04-01 · 5 Sample Lane')
  await page.getByRole('button', { name: 'Add 2 homes' }).click()
  await expect(page.getByText('2 homes were added.')).toBeVisible()
  await expectNoBarrier(page)
})

test.describe('while the site does not answer', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch/] })

  test('a chosen file is said not to be read, and read when it is chosen again', async ({ page, context, signInAs }) => {
    await signInAs('subscriber')
    await page.clock.install()
    await page.goto(DESK)
    await awake(page)
    await page.getByRole('tab', { name: 'Your own list' }).click()
    const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Unit,Street\nMs Tan,#04-01,5 Sample Lane\n') }
    await expect(page.locator('input[type=file]')).toBeAttached()
    await partAwake(page.getByRole('navigation', { name: 'Your work' }))
    // for three seconds after a navigation a chunk that does not come is one of that navigation, and the page is loaded again (§2.10)
    await page.clock.fastForward(3_100)
    await context.setOffline(true)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('could not be read, because the site does not answer')
    await context.setOffline(false)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('list', { name: 'First rows of the file' })).toContainText('5 Sample Lane')
  })
})

test('who prints no labels reads why, and an agent without a plan what opens them', async ({ page, signInAs }) => {
  await signInAs('agent')
  await page.goto(DESK)
  await expect(page.getByText('Labels come with a plan')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Plans and prices' })).toBeVisible()
  await expectNoBarrier(page)
  await signInAs('person')
  await page.goto(LIST)
  await expect(page.getByText('Labels are for licensed agents', { exact: true })).toBeVisible()
})

test('staff keep the homes that no agent writes to', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto(LIST)
  await expect(page.getByText('These homes asked us for no letters.')).toBeVisible()
  await expectNoBarrier(page)
})
