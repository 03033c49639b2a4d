import { awake, wcagViolations } from '../fixtures/barriers.ts'
import { sawLess } from '../fixtures/earlier-edition.ts'
import { askToSave } from '../fixtures/save-search.ts'
import { expect, test } from '../fixtures/test.ts'
import { suggested, typeAhead, typeUntilAnswered } from '../fixtures/type-ahead.ts'

test('the type-ahead finds in spite of a typo, marks the match, and opens it by keyboard', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  await typeUntilAnswered(page, 'serangon north ave 1')
  const meant = page.getByRole('group', { name: 'Did you mean' })
  const first = meant.getByRole('option').first()
  await expect(first).toContainText('Serangoon North Avenue 1')
  await expect(first.locator('mark').first()).toHaveText('Serangoon')
  await typeAhead(page).press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await typeAhead(page).press('Enter')
  await expect(page).toHaveURL(/street=Serangoon/)
  await expect(page.getByRole('heading', { level: 2, name: /along Serangoon North Avenue 1/ })).toBeVisible()
})

test('a place is found by its Chinese name in either script, and by local spellings', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  await typeUntilAnswered(page, '宏茂橋')
  await expect(page.getByRole('group', { name: 'Stations' }).getByRole('option').first()).toContainText('Ang Mo Kio')
  await expect(suggested(page).first().locator('mark')).toHaveText('宏茂桥')
  await typeUntilAnswered(page, 'amk ave 1')
  await expect(suggested(page).first()).toContainText('Ang Mo Kio Avenue 1')
})

test('an earlier choice is offered again', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  await typeUntilAnswered(page, 'bishan')
  await suggested(page).first().click()
  await expect(page).toHaveURL(/areaId|near/)
  await page.goto('/search?countryCode=SG')
  await expect(async () => {
    await typeAhead(page).blur()
    await typeAhead(page).click()
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toContainText('Bishan', { timeout: 2_000 })
  }).toPass()
})

test('facets narrow the results to their counts, and can be removed', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  const narrow = page.getByRole('navigation', { name: 'Narrow the results' })
  const tenure = narrow.getByRole('region', { name: 'Tenure' }).getByRole('link', { name: /^Freehold/ })
  // a phone shows homes before what narrows them
  const unfold = async () => {
    if (!(await tenure.isVisible())) await narrow.locator('summary', { hasText: 'Filters' }).click()
  }
  await unfold()
  const promised = /([\d,]+)\s*$/.exec((await tenure.textContent()) ?? '')?.[1] ?? ''
  expect(promised).toMatch(/\d/)
  await tenure.click()
  await expect(page).toHaveURL(/tenure=freehold/)
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${promised} projects?`) })).toBeVisible()
  await unfold()
  const chosen = narrow.getByRole('link', { name: /^Freehold/ })
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  expect(await wcagViolations(page)).toEqual([])
  await chosen.click()
  await expect(page).not.toHaveURL(/tenure=/)
})

test('where nothing is found, other searches are offered', async ({ page }) => {
  await page.goto('/search?countryCode=SG&q=punggool+palace')
  await expect(page.getByText('No project matches')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Punggol', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: /Punggol/ })).toBeVisible()
  await page.goto('/search?countryCode=SG&q=bishan&typeGroup=private-land&beds=1&status=preconstruction')
  const wider = page.getByRole('link', { name: 'Without any filter' }).locator('xpath=..')
  const promised = /(\d+) projects?/.exec((await wider.textContent()) ?? '')?.[1] ?? ''
  await wider.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${promised} projects? for “bishan”`) })).toBeVisible()
})

test('a family finds homes by one sentence in Malay, changes a chip, and saves the search with an alert', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('subscriber')
  const name = `Seventy years left ${crypto.randomUUID().slice(0, 4)}`
  await page.goto('/search?countryCode=SG')
  await typeUntilAnswered(page, 'flat 4 bilik di Punggol bawah 900 ribu, baki pajakan 70 tahun, dekat MRT')
  await page.getByRole('group', { name: 'As filters' }).getByRole('option').click()
  await expect(page).toHaveURL(/price=_900000/)
  await expect(page).toHaveURL(/lease=70_/)
  await expect(page).toHaveURL(/walk=_10/)
  await page.getByRole('link', { name: /^Remove the filter Walk to a station/ }).click()
  await expect(page).not.toHaveURL(/walk=/)
  // the forms are drawn anew when the results without the filter come
  await expect(page.getByRole('list', { name: 'Active filters' })).not.toContainText('Walk to a station')
  const least = page.getByRole('textbox', { name: 'Lease left, from' })
  await expect(async () => {
    if (!(await least.isVisible())) await page.locator('summary', { hasText: 'Filters' }).click({ timeout: 2_000 })
    await least.fill('60', { timeout: 2_000 })
    await page.getByRole('button', { name: 'Apply' }).click({ timeout: 2_000 })
    await expect(page).toHaveURL(/lease=60_/, { timeout: 10_000 })
  }).toPass()
  await askToSave(page)
  await expect(page.getByRole('heading', { name: 'Save this search' })).toBeVisible()
  await page.getByLabel('Name of the search').fill(name)
  await page.getByRole('radio', { name: /^Once a day/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Saved searches' }).click()
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item.getByRole('combobox')).toHaveValue('DAILY')
  await expect(item.getByRole('link')).toHaveAttribute('href', /\/search\?.*lease=60_/)
  await item.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(item).toHaveCount(0)
})

test('lines of a pasted advertisement become filters and its number stays out of the address', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  const advert = 'FOR SALE\n• 4-room flat in Punggol\n• $650k nego\nCall Mary 9123 4567'
  await expect(async () => {
    await typeAhead(page).fill('')
    await typeAhead(page).evaluate((box, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, advert)
    await expect(typeAhead(page)).toHaveValue(/flat in Punggol, \$650k nego, Call Mary/, { timeout: 1_000 })
  }).toPass()
  const said = page.getByRole('group', { name: 'As filters' }).getByRole('option')
  await expect(said).toContainText('“Call Mary 9123 4567”')
  await said.click()
  await expect(page).toHaveURL(/price=_650000/)
  expect(page.url()).not.toMatch(/9123|Mary/)
})

test('what a sentence says comes with the suggestions: nothing moves that stood there', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  // the type-ahead is there, and its list is closed
  await typeUntilAnswered(page, 'bishan')
  await typeAhead(page).fill('')
  await expect(suggested(page)).toHaveCount(0)
  // the heights at which each option was seen, frame by frame
  await page.evaluate(() => {
    const seen = new Map<string, Set<number>>()
    const look = () => {
      for (const option of document.querySelectorAll('[role=option]')) {
        const text = option.textContent ?? ''
        seen.set(text, new Set([...(seen.get(text) ?? []), Math.round(option.getBoundingClientRect().top)]))
      }
      ;(globalThis as { moved?: string[] }).moved = [...seen].filter(([, tops]) => tops.size > 1).map(([text]) => text)
      requestAnimationFrame(look)
    }
    look()
  })
  await typeAhead(page).fill('bishan condo under 2m')
  await expect(page.getByRole('group', { name: 'As filters' }).getByRole('option')).toBeVisible()
  await expect(suggested(page).nth(1)).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([])
})

test('an anonymous visitor who saves a search is asked to sign in', async ({ page }) => {
  await page.goto('/search?countryCode=SG&q=bishan')
  await askToSave(page)
})

test('a search is saved, its news come by mail, and the link in the mail stops them', async ({ page, signInAs, outbox }) => {
  const { email } = await signInAs('subscriber')
  // each try has letters of its own
  const name = `Three rooms in Punggol ${crypto.randomUUID().slice(0, 4)}`
  // a family that writes Malay finds it by one sentence, and changes its mind about the rooms
  await page.goto('/search?countryCode=SG')
  await typeUntilAnswered(page, 'flat 4 bilik atau 5 bilik di Punggol bawah 900 ribu')
  await page.getByRole('option', { name: /Last sale price/ }).click()
  await expect(page).toHaveURL(/areaId=.*beds=3|beds=3.*areaId=/)
  await expect(page).toHaveURL(/price=_900000/)
  await page.getByRole('link', { name: /^Remove the filter Last sale price/ }).click()
  await expect(page).not.toHaveURL(/price=/)
  await askToSave(page)
  await expect(page.getByRole('heading', { name: 'Save this search' })).toBeVisible()
  await page.getByLabel('Name of the search').fill(name)
  await page.getByRole('radio', { name: /^Once a day/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Saved searches' }).click()

  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item.getByRole('combobox')).toHaveValue('DAILY')
  await expect(item.getByRole('link')).toHaveAttribute('href', /\/search\?.*q=Punggol.*beds=3/)
  expect(await wcagViolations(page)).toEqual([])

  sawLess(email, 4)
  const mailbox = outbox(email)
  const runJobs = async () => expect((await page.request.get('/cdn-cgi/handler/scheduled')).status()).toBe(200)
  const letters = async () => (await mailbox.messages()).filter(({ text }) => text.includes(name))
  await runJobs()
  // another test’s run may be at it just then
  await expect.poll(async () => (await letters()).map(({ text }) => text.includes(`${name}\n4 new sales`))).toEqual([true])
  await runJobs()
  expect(await letters()).toHaveLength(1)

  await page.goto(await mailbox.link('/user/stop-alerts'))
  await awake(page)
  await page.getByRole('button', { name: 'Stop all alerts' }).click()
  // the bell of the top bar is a status as well
  await expect(page.getByRole('status').filter({ hasText: 'No more e-mails' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved searches' }).click()
  await expect(item.getByRole('combobox')).toHaveValue('OFF')

  await item.getByRole('button', { name: `Rename ${name}` }).click()
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('Punggol')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Punggol', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Punggol' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Punggol', exact: true })).toHaveCount(0)
})
