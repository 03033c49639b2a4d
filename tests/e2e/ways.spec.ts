import type { Locator, Page } from '@playwright/test'
import { openMap, settled } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

const MAP = '/map?countryCode=SG'

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Your ways', exact: true })
const switchOf = (page: Page): Locator => page.getByRole('button', { name: 'Your ways', exact: true })

/** Opens the panel by keyboard; it is there when the timetable is. */
async function openWays(page: Page): Promise<Locator> {
  await switchOf(page).focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('combobox', { name: 'Station or stop near the place' })).toBeVisible()
  return panel
}

/** Adds a place by the first stop of some letters, by keyboard, and gives it a name. */
async function addStop(panel: Locator, letters: string, name: string): Promise<void> {
  const box = panel.getByRole('combobox', { name: 'Station or stop near the place' })
  await box.focus()
  await box.pressSequentially(letters)
  await expect(panel.getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  const own = panel.getByRole('textbox', { name: 'Who or what' }).last()
  await own.fill(name)
  await expect(panel.getByRole('group', { name, exact: true })).toBeVisible()
}

/** Addresses that the page asks for, with what it sends. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

test.describe('the ways of a household', { tag: ['@long', '@phone'] }, () => {
  test('a couple and a school by keyboard: homes inside all limits, minutes in the list, nothing is sent', async ({ page }) => {
    await openMap(page, MAP)
    const sent = watchRequests(page)
    const panel = await openWays(page)
    await addStop(panel, 'a', 'Annabel')
    await addStop(panel, 'e', 'Benedict')
    await panel.getByRole('button', { name: 'Set it on the map' }).press('Enter')
    await page.getByRole('button', { name: 'Set the place here' }).press('Enter')
    await panel.getByRole('textbox', { name: 'Who or what' }).last().fill('Schoolhouse')
    const count = panel.getByRole('status').filter({ hasText: /inside all limits/ })
    await expect(count).toBeVisible()
    const before = await count.textContent()

    const slider = panel.getByRole('group', { name: 'Schoolhouse' }).getByRole('slider', { name: /At most/ })
    await slider.focus()
    const asked = sent.length
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('5')
    await expect(count).not.toHaveText(before ?? '')
    expect(sent.slice(asked)).toEqual([])
    for (let i = 0; i < 23; i++) await page.keyboard.press('ArrowRight')
    await panel.getByRole('button', { name: 'All ways together' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(switchOf(page)).toBeFocused()

    await settled(page)
    const list = page.getByRole('region', { name: 'Projects in view' })
    await expect(list.getByText(/homes loaded here are inside all limits, in the order of all ways together/)).toBeVisible()
    await expect(list.locator('[data-project]').first()).toContainText(/Annabel \d+.*Benedict \d+.*Schoolhouse \d+/)
    const own = sent.filter((one) => /Annabel|Benedict|Schoolhouse/.test(decodeURIComponent(one)))
    expect(own).toEqual([])
  })

  test('a link carries the places only after a press, and is taken only by a press', async ({ page, browser }) => {
    await openMap(page, MAP)
    const panel = await openWays(page)
    await addStop(panel, 'a', 'Annabel')
    expect(page.url()).not.toContain('#ways')
    await expect(panel.getByText(/A link carries this place/)).toBeVisible()
    await panel.getByRole('button', { name: 'Make a link with the places' }).press('Enter')
    const link = await panel.getByRole('textbox', { name: 'Link with the places' }).inputValue()
    expect(link).toContain('#ways=')

    const other = await browser.newContext()
    const theirs = await other.newPage()
    await openMap(theirs, link)
    const received = panelOf(theirs)
    await expect(received.getByText(/The link you opened brings places: Annabel/)).toBeVisible()
    await expect(received.getByRole('group', { name: 'Annabel' })).toBeHidden()
    await received.getByRole('button', { name: 'Take them' }).press('Enter')
    await expect(received.getByRole('group', { name: 'Annabel' })).toBeVisible()
    await expect(theirs).not.toHaveURL(/#ways/)
    await other.close()
  })

  test('a year ahead: lines that open count from then on, on the map and in a report', async ({ page }) => {
    await openMap(page, MAP)
    const panel = await openWays(page)
    await addStop(panel, 'a', 'Annabel')
    const lines = panel.getByRole('combobox', { name: 'Lines', exact: true })
    await lines.selectOption({ index: 1 })
    await expect(panel.getByText(/^Taken for granted/)).toBeVisible()
    await page.keyboard.press('Escape')
    await settled(page)
    await page.locator('[data-project]').first().press('Enter')
    await page.getByRole('link', { name: 'Open report' }).click()
    const section = page.locator('section#ways')
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('region', { name: 'Annabel' })).toContainText(/\d+ minutes?: leave at \d{2}:\d{2}/)
    await expect(section.getByText(/Your places were not sent to us/)).toBeVisible()
  })
})
