import { awake, graveBarriers, headingFaults, overflowOf } from '../fixtures/barriers.ts'
import { openAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** One language for each family: Chinese characters, and Malay with its longer words. every-page.spec.ts has English. */
const LANGUAGES = [
  { locale: 'zh-HK', lang: 'zh-Hant-HK', country: 'HK' },
  { locale: 'ms-MY', lang: 'ms-MY', country: 'MY' },
] as const
const SHARES = 4
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

// pages of what does not exist answer 404, which the browser reports as a console error
test.use({ expectedComplaints: [/status of 404/] })

for (const { locale, lang, country } of LANGUAGES)
  for (let share = 0; share < SHARES; share++)
    test(`every page in ${locale} hydrates without an error, and is free of barriers in a wide and a narrow window, ${share + 1} of ${SHARES}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000)
      const wrong: string[] = []
      for (const address of await openAddresses(request, country, share, SHARES)) {
        await page.goto(`${address}?locale=${locale}&countryCode=${country}`)
        await awake(page)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const faults = await headingFaults(page)
        for (const window of WINDOWS) {
          await page.setViewportSize(window)
          const overflow = await overflowOf(page)
          if (overflow > 0) faults.push(`${overflow} px too wide for ${window.width}`)
          faults.push(...(await graveBarriers(page, { part: 'words' })))
        }
        await page.setViewportSize({ width: 1440, height: 900 })
        wrong.push(...faults.map((fault) => `${address}: ${fault}`))
      }
      expect(wrong).toEqual([])
    })
