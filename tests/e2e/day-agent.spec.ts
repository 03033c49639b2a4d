import { awake, expectNoBarrier, partAwake } from '../fixtures/barriers.ts'
import { reloadWithoutConnection, whenQuiet } from '../fixtures/lost-connection.ts'
import { publishListing } from '../fixtures/own-listing.ts'
import { test } from '../fixtures/own-site.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { expect } from '../fixtures/test.ts'

test('an agent takes an enquiry to the viewing, the offer and the sale', { tag: ['@long', '@phone'] }, async ({
  page,
  browser,
  baseURL,
  request,
  signInAs,
  outbox,
  site,
}) => {
  test.setTimeout(240_000)
  await signInAs('subscriber', 'own')
  await page.goto('/scheduler?view=hours')
  await awake(page)
  await page.getByRole('button', { name: /Offer these times|Save the hours/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your hours are kept.' })).toBeVisible()
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  const mark = crypto.randomUUID().slice(0, 8)
  const listing = await publishListing(page, project, `Kingfisher${mark} by the canal`)

  const visitor = await (await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'en-US' })).newPage()
  await visitor.clock.install()
  const [name, email] = [`Rowan Larch ${mark}`, `rowan-${mark}@demo.example`]
  const home = await test.step('a visitor finds the home and asks; the connection is lost meanwhile', async () => {
    await visitor.goto(`/realListing/search?countryCode=SG&q=Kingfisher${mark}`)
    await visitor.getByRole('article').getByRole('link').first().click()
    await expect(visitor.getByRole('heading', { name: `Kingfisher${mark} by the canal` })).toBeVisible()
    const form = visitor.getByRole('form', { name: 'A question about this home' })
    await form.scrollIntoViewIfNeeded()
    await partAwake(form)
    await form.getByRole('textbox', { name: 'Name' }).fill(name)
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await form.getByRole('textbox', { name: 'Message' }).fill('Is the balcony over the water?')
    await reloadWithoutConnection(visitor)
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Is the balcony over the water?')
    await visitor.clock.fastForward(10_000)
    await form.getByRole('button', { name: 'Send the question' }).click()
    await expect(visitor.getByRole('status').filter({ hasText: 'Your question is with' })).toBeVisible()
    return new URL(visitor.url()).pathname
  })

  const opened = page.getByRole('region', { name })
  await test.step('the agent answers, while the site is killed', async () => {
    await page.goto('/user/today')
    await page.getByRole('link', { name }).click()
    await expect(opened).toContainText('Is the balcony over the water?')
    await awake(page)
    const answer = opened.getByRole('textbox', { name: 'Answer by e-mail' })
    await answer.fill('It is. Come and see it.')
    await whenQuiet(page)
    await site.kill()
    await opened.getByRole('button', { name: 'Send the answer' }).click()
    await expect(opened.getByRole('alert')).toBeVisible()
    await site.start()
    await page.reload()
    await awake(page)
    await expect(answer).toHaveValue('It is. Come and see it.')
    await opened.getByRole('button', { name: 'Send the answer' }).click()
    await expect(opened.getByRole('status').filter({ hasText: `Sent to ${email}` })).toBeVisible()
    const answers = async () => (await outbox(email).messages()).filter(({ text }) => text.includes('Come and see it.')).length
    await expect.poll(answers).toBe(1)
  })

  await test.step('times are proposed, and one is taken', async () => {
    await opened.getByRole('button', { name: 'Propose times' }).click()
    await expect(opened.getByRole('combobox', { name: 'First time' })).not.toHaveValue('')
    await opened.getByRole('button', { name: 'Propose these times' }).click()
    await expect(opened.getByRole('status').filter({ hasText: 'Proposed and held until' })).toBeVisible()
    await visitor.goto(await outbox(email).link('/proposed-times'))
    await awake(visitor)
    await visitor
      .getByRole('button', { name: /^Take / })
      .first()
      .click()
    await expect(visitor.getByRole('heading', { name: 'Your appointment is confirmed' })).toBeFocused()
    await page.reload()
    await awake(page)
    await opened.getByRole('button', { name: 'A meeting is arranged' }).click()
    await expect(opened.getByRole('heading', { name })).toContainText('Meeting')
    await page.goto('/scheduler')
    await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Confirmed' })).toBeVisible()
  })

  await test.step('an offer is made, and everybody sees it', async () => {
    await page.goto(`/user/listings/${listing}`)
    await awake(page)
    await page.getByRole('button', { name: 'Mark as under offer' }).click()
    await expect(page.getByRole('button', { name: 'The offer fell through' })).toBeVisible()
    await visitor.goto(home)
    await expect(visitor.getByText('Under offer').first()).toBeVisible()
  })

  await test.step('it is sold, and the enquiry is won', async () => {
    await page.getByRole('button', { name: 'Close the listing' }).click()
    const closing = page.getByRole('dialog', { name: 'Close the listing' })
    await closing.getByRole('radio', { name: 'It was sold' }).check()
    await closing.getByRole('textbox', { name: 'Price it was sold for, SGD' }).fill('1890000')
    await expectNoBarrier(page)
    await closing.getByRole('button', { name: 'Close the listing' }).click()
    await expect(page.getByText('Closed').first()).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(/^Sold on .*1,890,000, as its agent says\./)).toBeVisible()
    await page.goto(`/user/leads?find=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name }).click()
    await awake(page)
    await opened.getByRole('button', { name: 'Won' }).click()
    await expect(opened.getByRole('heading', { name })).toContainText('Won')
    await expectNoBarrier(page)
  })
  await visitor.context().close()
})
