import type { APIRequestContext, Page } from '@playwright/test'
import { isKeptPage, PERSONAL_PARAMETERS } from '../../src/server/page-cache/kept-pages.ts'
import { atRest, bringAxe, graveBarriers } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { inTheDark, pageFaults, readToTheEnd, watchLoads, watchShifts } from '../fixtures/seen-page.ts'
import { type Opened, openPages } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

// Each address is opened once at each width: wide in the project "desktop", narrow in "phone". All there is to see is seen in that one opening.

const SHARES = 8
const FONT_DELAY_MS = 1_000

/** One language for each family: Chinese characters, and Malay with its longer words. */
const LANGUAGES = [
  { locale: 'zh-HK', lang: 'zh-Hant-HK', country: 'HK' },
  { locale: 'ms-MY', lang: 'ms-MY', country: 'MY' },
] as const

/** The pages with the most words; the report of a country's own project stands beside them. */
const WORDY = ['/', '/search', '/map', '/land', '/realAgent', '/realAgent/pricing', '/realLaunch', '/realValue', '/help-centre']

// pages of what does not exist answer 404, which the browser reports as a console error
test.use({ expectedComplaints: [/status of 404/] })

async function sampleReport(request: APIRequestContext, country = 'SG'): Promise<string> {
  const code = country.toLowerCase()
  const [project] = await sampleProjects(request, code)
  if (!project) throw new Error(`the demo data of ${country} has no project`)
  return reportPath(project, code)
}

/** Reports of one project, its buildings and stacks are one page with other figures. Their colours are dear to look at. */
const isAlike = (address: string): boolean => /^\/report\/realvalue\/(project|phase)\/SG\/private-stack\//.test(address)

interface Visit extends Opened {
  /** read to its end, to see whether parts that come late move others */
  isRead?: true
  /** also seen in dark colours */
  isDark?: true
}

/**
 * All pages. First those that are read, each of which so becomes the first of a share, when no font is in the browser's cache; with them
 * those that are seen in the dark: the home page, a report, and a page of every layout of §2.8.
 */
async function visits(request: APIRequestContext): Promise<Visit[]> {
  const read = ['/', '/realAgent', '/realValue', await sampleReport(request)]
  const dark = ['/search?q=park', '/map', '/realAgent/nonagent', '/realListing', '/real360/pricing', '/plugin/report-property']
  const first: Visit[] = [
    ...read.map((address) => ({ address, status: 200, isDark: true, isRead: true }) as const),
    ...[...dark, '/contact?auth=true&authKey=login'].map((address) => ({ address, status: 200, isDark: true }) as const),
    ...['/real360/no-such-tour', '/nothing-here'].map((address) => ({ address, status: 404, isDark: true }) as const),
  ]
  const known = new Set(first.map(({ address }) => address))
  return [...first, ...(await openPages(request, 'SG')).filter(({ address }) => !known.has(address))]
}

/** Every eighth one, so that no worker has a long test at the end. */
const shareOf = <T>(all: readonly T[], share: number): T[] => all.filter((_, at) => at % SHARES === share)

const withParameters = (address: string, parameters: string): string => `${address}${address.includes('?') ? '&' : '?'}${parameters}`

/** What is wrong with what an answer says of the cache: visitors' pages are kept, others are not. */
function keepingFaults(address: string, told: string | undefined): string[] {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const isKept = isKeptPage(pathname) && !PERSONAL_PARAMETERS.some((name) => searchParams.has(name))
  return isKept === (told?.startsWith('pages; ') ?? false) ? [] : [`cache-status is ${told}`]
}

/** What is wrong with a page in English, and with its answer. */
async function faultsAt(page: Page, { address, status, isRead, isDark }: Visit, isPhone: boolean): Promise<string[]> {
  const part = isPhone ? 'fingers' : 'everything'
  // with a campaign's parameter: the page is one that was made for everybody's address
  const answer = await page.goto(withParameters(address, 'utm_source=mail&locale=en-US&countryCode=SG'))
  if (isRead) await readToTheEnd(page)
  else if (isDark) await page.waitForLoadState('networkidle')
  await atRest(page)
  return [
    ...(answer?.status() === status ? [] : [`answers ${answer?.status()}`]),
    ...keepingFaults(address, answer?.headers()['cache-status']),
    ...(await pageFaults(page, 'en-US')),
    ...(await graveBarriers(page, { part: isAlike(address) ? 'structure' : part })),
    ...(isDark ? await inTheDark(page, () => graveBarriers(page, { part: 'colours' })) : []),
  ]
}

for (let share = 0; share < SHARES; share++)
  test(
    `every page hydrates whole, and is free of barriers, ${share + 1} of ${SHARES}`,
    { tag: '@both' },
    async ({ page, request }, info) => {
      test.setTimeout(180_000)
      await bringAxe(page)
      await watchShifts(page)
      const failed = watchLoads(page)
      for (const visit of shareOf(await visits(request), share))
        await test.step(visit.address, async () => {
          const faults = await faultsAt(page, visit, info.project.name === 'phone')
          expect.soft([...faults, ...failed.splice(0)], visit.address).toEqual([])
        })
    },
  )

test('the report of every address is free of barriers that the sample of all reports is free of', { tag: '@long' }, async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  await bringAxe(page)
  for (const { address } of (await openPages(request, 'SG')).filter(({ address }) => isAlike(address)))
    await test.step(address, async () => {
      await page.goto(address)
      await atRest(page)
      expect.soft(await graveBarriers(page, { part: 'fingers' }), address).toEqual([])
    })
})

type Language = (typeof LANGUAGES)[number]

/** Opens pages in a language and looks at what depends on words. */
async function readIn(page: Page, { locale, lang, country }: Language, addresses: readonly string[]): Promise<void> {
  await bringAxe(page)
  await watchShifts(page)
  const failed = watchLoads(page)
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(`${address}?locale=${locale}&countryCode=${country}`)
      await atRest(page)
      const faults = [...(await pageFaults(page, lang)), ...(await graveBarriers(page, { part: 'words' })), ...failed.splice(0)]
      expect.soft(faults, address).toEqual([])
    })
}

for (const language of LANGUAGES) {
  const { locale, country } = language
  const wordyOf = async (request: APIRequestContext) => [...WORDY, await sampleReport(request, country)]

  test(`the pages with the most words hydrate whole in ${locale}, and are free of barriers`, { tag: '@both' }, async ({
    page,
    request,
  }) => {
    await readIn(page, language, await wordyOf(request))
  })

  for (let share = 0; share < SHARES; share++)
    test(`every page hydrates whole in ${locale}, and is free of barriers, ${share + 1} of ${SHARES}`, { tag: '@long' }, async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000)
      const [wordy, all] = await Promise.all([wordyOf(request), openPages(request, country)])
      const others = all.map(({ address }) => address).filter((address) => !wordy.includes(address))
      await readIn(page, language, shareOf(others, share))
    })
}

for (const name of ['home', 'realAgent', 'realValue', 'report'] as const)
  test(`${name} does not shift when its fonts are late`, { tag: '@long' }, async ({ page, request }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
      await route.continue()
    })
    await watchShifts(page)
    await page.goto({ home: '/', realAgent: '/realAgent', realValue: '/realValue', report: await sampleReport(request) }[name])
    await readToTheEnd(page)
    await atRest(page)
    expect(await pageFaults(page, 'en-US')).toEqual([])
  })
