import { awake } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'a valuation is booked: home, estimate, time, code, calendar file',
  { tag: '@phone' },
  async ({ page, request, outbox }, { project: { name: width } }) => {
    // the desk is one for all, and the first day that is free may have two times left
    const isPhone = width === 'phone'
    const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
    const answer = await request.post('/graphql', {
      headers: { 'country-code': 'sg' },
      data: { query: '{ projects(first: 1, filter: { typeGroups: [PRIVATE_STACK] }) { nodes { name slug } } }' },
    })
    const { data } = await answer.json()
    const { name } = data.projects.nodes[0]
    await page.goto('/realValue/book-a-valuation?locale=en-US')
    await awake(page)
    const box = page
      .getByRole('main')
      .getByRole('combobox')
      .or(page.getByRole('main').getByLabel(/^Project, street/))
      .first()
    await box.fill(name)
    await page.getByRole('option', { name }).first().click()
    await expect(page.getByRole('main').getByRole('heading', { name, level: 3 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Estimate, sale|No estimate/)
    const times = page.getByRole('list', { name: 'Free times' }).getByRole('link')
    await (isPhone ? times.last() : times.first()).click()
    const form = page.getByRole('form', { name: 'Your details' })
    await form.getByLabel('Name').fill('Ah Lian Tan')
    await form.getByLabel('E-mail').fill(`valued-${digits}@demo.example`)
    await form.getByLabel('Phone').fill(`+658${digits}`)
    await form.getByLabel('Unit').fill('#12-34')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send a code to your phone' }).click()
    const code = await outbox(`+658${digits}`).code()
    await form.locator('input[autocomplete="one-time-code"]').first().fill(code)
    await form.getByRole('button', { name: 'Book the visit' }).click()
    await expect(page.getByRole('heading', { name: 'Your appointment is confirmed' })).toBeVisible()
    const file = await request.get(String(await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')))
    expect(await file.text()).toContain('#12-34')
  },
)
