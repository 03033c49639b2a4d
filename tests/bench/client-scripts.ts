import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { openPages } from '../fixtures/site-addresses.ts'
import type { Row } from './report-table.ts'

/** gzip, kB of 1000 bytes: what each kind of page may load without any interaction; results 150 KB of 1,024 */
const BUDGETS = { page: 165, results: 150 * 1.024, signIn: 190, mapFirstFrame: 465, mapWhole: 850 }

/** Set by the map after its first drawn frame. */
const FIRST_FRAME = 'map-first-frame'
/** … and after its first markers. */
const FIRST_MARKERS = 'map-first-markers'

/** The scripts that opening a page fetches: address → bytes after gzip. Workers count too. `mark`: the performance mark that ends the opening. */
async function scriptsOf(page: Page, url: string, mark?: string): Promise<Map<string, number>> {
  const found: Response[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) found.push(response)
  })
  await page.goto(url)
  if (mark) await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    found.map(async (response) => [response.url(), gzipSync(await response.body(), { level: 9 }).length] as const),
  )
  return new Map(sizes)
}

const kilobytes = (sizes: Iterable<number>): number => [...sizes].reduce((sum, bytes) => sum + bytes, 0) / 1000

/** The scripts asked for before the map's first frame was on the screen. */
async function beforeFirstFrame(page: Page): Promise<Set<string>> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, FIRST_FRAME)
  const names = await page.evaluate((mark) => {
    const frame = performance.getEntriesByName(mark)[0]?.startTime ?? 0
    return performance.getEntriesByType('resource').flatMap((entry) => (entry.startTime < frame ? [entry.name] : []))
  }, FIRST_FRAME)
  return new Set(names)
}

/** Client script of pages opened in a real browser, against its budget. */
export async function scriptRows(browser: Browser, base: string, pages: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const page = await browser.newPage()
    const scripts = await scriptsOf(page, base + path)
    rows.push(budgetRow(`script of ${name}`, kilobytes(scripts.values()), name === 'results' ? BUDGETS.results : BUDGETS.page))
    await page.close()
  }
  rows.push(...(await heaviestRows(browser, base)))
  const map = await browser.newPage()
  const scripts = await scriptsOf(map, `${base}/map`, FIRST_MARKERS)
  const early = await beforeFirstFrame(map)
  // MapLibre's worker does not block the page: it counts in the total, not in what loads before the first frame
  const first = [...scripts].flatMap(([url, bytes]) => (early.has(url) && !/worker/.test(url) ? [bytes] : []))
  rows.push(budgetRow('script of the map up to its first frame', kilobytes(first), BUDGETS.mapFirstFrame))
  rows.push(budgetRow('script of the map, all', kilobytes(scripts.values()), BUDGETS.mapWhole))
  await map.close()
  return rows
}

const isOfMap = (address: string) => /\/(map|realMap)\b/i.test(address)

/**
 * The pages without a map that load most, of all addresses that an anonymous visitor of Singapore can type: of those that are open to
 * anybody, and of those that open the dialog for signing in.
 */
async function heaviestRows(browser: Browser, base: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: base })
  const addresses = (await openPages(context.request, 'SG')).map(({ address }) => address).filter((address) => !isOfMap(address))
  const open = { count: 0, address: '', size: 0 }
  const closed = { ...open }
  for (const address of addresses) {
    const page = await context.newPage()
    const size = kilobytes((await scriptsOf(page, address)).values())
    const kind = (await page.getByRole('dialog').isVisible()) ? closed : open
    kind.count++
    if (size > kind.size) Object.assign(kind, { address, size })
    await page.close()
  }
  await context.close()
  return [
    budgetRow(`script of the heaviest of ${open.count} pages, ${open.address}`, open.size, BUDGETS.page),
    budgetRow(`script of the heaviest of ${closed.count} pages that ask to sign in, ${closed.address}`, closed.size, BUDGETS.signIn),
  ]
}

function budgetRow(what: string, ours: number, budget: number): Row {
  return {
    what: `${what}, kB gzip`,
    ours: ours.toFixed(0),
    yardstick: String(budget),
    ratio: `${Math.round((100 * ours) / budget)} %`,
    isBroken: ours > budget,
  }
}
