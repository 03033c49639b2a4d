import { awake, graveBarriers, headingFaults, overflowOf } from '../fixtures/barriers.ts'
import { openAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

const SHARES = 6

// pages of what does not exist answer 404, which the browser reports as a console error
test.use({ expectedComplaints: [/status of 404/] })

for (let share = 0; share < SHARES; share++)
  test(`every page is free of barriers, fits its window and hydrates without an error, ${share + 1} of ${SHARES}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const wrong: string[] = []
    for (const address of await openAddresses(request, 'SG', share, SHARES)) {
      await page.goto(`${address}?locale=en-US&countryCode=SG`)
      await awake(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const overflow = await overflowOf(page)
      const faults = [...(await graveBarriers(page)), ...(await headingFaults(page))]
      if (overflow > 0) faults.push(`${overflow} px too wide`)
      wrong.push(...faults.map((fault) => `${address}: ${fault}`))
    }
    expect(wrong).toEqual([])
  })
