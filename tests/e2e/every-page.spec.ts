import { awake, graveBarriers, headingFaults, overflowOf } from '../fixtures/barriers.ts'
import { openAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

const SHARES = 6
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

// pages of what does not exist answer 404, which the browser reports as a console error
test.use({ expectedComplaints: [/status of 404/] })

for (let share = 0; share < SHARES; share++)
  test(`every page hydrates without an error, and is free of barriers and fits in a wide and a narrow window, ${share + 1} of ${SHARES}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const wrong: string[] = []
    for (const address of await openAddresses(request, 'SG', share, SHARES)) {
      // with a campaign's parameter: the page is one that was made for everybody's address
      await page.goto(`${address}?utm_source=mail&locale=en-US&countryCode=SG`)
      await awake(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const faults = await headingFaults(page)
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        // a map asks for other homes at another width, and dims its list until they are there
        if (address === '/map') await page.reload({ waitUntil: 'networkidle' })
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const overflow = await overflowOf(page)
        if (overflow > 0) faults.push(`${overflow} px too wide for ${window.width}`)
        faults.push(...(await graveBarriers(page)).map((fault) => `at ${window.width}: ${fault}`))
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      wrong.push(...faults.map((fault) => `${address}: ${fault}`))
    }
    expect(wrong).toEqual([])
  })
