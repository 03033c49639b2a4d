import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { awake } from '../fixtures/barriers.ts'
import { isOfMap, SCRIPT_BUDGETS, scriptBudget } from '../fixtures/script-budgets.ts'
import { openPages } from '../fixtures/site-addresses.ts'
import { budgetRow, type Row } from './report-table.ts'

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
  // a slow machine has an idle network before the first script is asked for
  await awake(page)
  if (mark) await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    found.map(async (response) => [response.url(), gzipSync(await response.body(), { level: 9 }).length] as const),
  )
  return new Map(sizes)
}

const total = (sizes: Iterable<number>): number => [...sizes].reduce((sum, bytes) => sum + bytes, 0)

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
    rows.push(budgetRow(`script of ${name}`, total(scripts.values()), scriptBudget(path)))
    await page.close()
  }
  rows.push(...(await heaviestRows(browser, base)))
  const map = await browser.newPage()
  const scripts = await scriptsOf(map, `${base}/map`, FIRST_MARKERS)
  const early = await beforeFirstFrame(map)
  // MapLibre's worker does not block the page: it counts in the total, not in what loads before the first frame
  const first = [...scripts].flatMap(([url, bytes]) => (early.has(url) && !/worker/.test(url) ? [bytes] : []))
  rows.push(budgetRow('script of the map up to its first frame', total(first), SCRIPT_BUDGETS.mapFirstFrame))
  rows.push(budgetRow('script of the map, all', total(scripts.values()), SCRIPT_BUDGETS.mapWhole))
  await map.close()
  return rows
}

/**
 * The pages without a map that load most, of all addresses that an anonymous visitor of Singapore can type: of those to read, and of the
 * tools, most of which open the dialog for signing in.
 */
async function heaviestRows(browser: Browser, base: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: base })
  const addresses = (await openPages(context.request, 'SG')).map(({ address }) => address).filter((address) => !isOfMap(address))
  const heaviest = new Map<number, { count: number; address: string; size: number }>()
  for (const address of addresses) {
    const page = await context.newPage()
    const size = total((await scriptsOf(page, address)).values())
    const budget = scriptBudget(address)
    const { count, ...most } = heaviest.get(budget) ?? { count: 0, address: '', size: 0 }
    heaviest.set(budget, { count: count + 1, ...(size > most.size ? { address, size } : most) })
    await page.close()
  }
  await context.close()
  return [SCRIPT_BUDGETS.reading, SCRIPT_BUDGETS.tool].map((budget) => {
    const { count, address, size } = heaviest.get(budget) ?? { count: 0, address: 'none', size: 0 }
    return budgetRow(
      `script of the heaviest of ${count} ${budget === SCRIPT_BUDGETS.tool ? 'tools' : 'pages to read'}, ${address}`,
      size,
      budget,
    )
  })
}
