import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'
import { TOUR_COLUMNS, TOUR_ROWS } from '#graphql/tour-kinds.ts'
import { serveBarePage } from './bare-page.ts'
import { type Row, times } from './report-table.ts'

/** A panorama and the box in which the bare page shows it. */
export interface BareSphere {
  panorama: { tour: string; scene: string; width: number; columns: number; rows: number }
  width: number
  height: number
}

const TOUR = 'lagoon-view'
const VIEWPORT = { width: 1200, height: 800 }
/** set by both pages when the panorama is drawn for the first time */
const PANORAMA = 'tour-panorama'
const TURN_STEPS = 60
const SCENE_CHANGES = 60
/** at most this many times the bare page */
const FIRST_PICTURE_MAX = 1.2
/** gzip, of 1000 bytes, on top of the page without the viewer */
const VIEWER_KB_MAX = 260
const MEMORY_MIB_MAX = 350
/** what browsers call a long task */
const LONG_TASK_MS = 50

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

interface Opened {
  /** milliseconds from the start of the opening to the first large picture, of whatever kind */
  picture: number
  /** … to the panorama that can be turned */
  panorama: number
  /** of the longest task while it is turned; 0 where none was long */
  longest: number
}

async function openAndTurn(context: BrowserContext, url: string): Promise<Opened> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, PANORAMA)
    const panorama = await page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, PANORAMA)
    // drawings on a canvas are no picture to the browser: in the bare page the panorama is the first one
    const picture = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          const isLarge = (entry: PerformanceEntry) => 'element' in entry && entry.element instanceof HTMLImageElement
          new PerformanceObserver((list) => {
            const large = list.getEntries().filter(isLarge)
            if (large[0]) found(large[0].startTime)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          setTimeout(() => found(0), 500)
        }),
    )
    await page.waitForLoadState('networkidle')
    return { panorama, picture: picture || panorama, longest: await longestTask(page) }
  } finally {
    await page.close()
  }
}

/** Turns the panorama by hand; milliseconds of the longest task meanwhile. */
async function longestTask(page: Page): Promise<number> {
  const [x, y] = [VIEWPORT.width * 0.6, VIEWPORT.height / 2]
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    Object.assign(window, { tasks })
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < TURN_STEPS; i++) {
    await page.mouse.move(x + 200 * Math.sin(i / 6), y + 60 * Math.cos(i / 6))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.mouse.up()
  // the address follows when the hand has rested
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
}

/** Kilobytes after gzip of the scripts that the viewer asks for, from its own file on. */
async function viewerKilobytes(context: BrowserContext, base: string): Promise<number> {
  const page = await context.newPage()
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response)
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${base}/real360/${TOUR}`)
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, PANORAMA)
  await page.waitForLoadState('networkidle')
  const first = asked.findIndex((url) => url.includes('/tour-sphere'))
  if (first < 0) throw new Error('the viewer has no file of its own')
  const late = new Set(asked.slice(first))
  const sizes = await Promise.all(
    scripts.filter((script) => late.has(script.url())).map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
  )
  await page.close()
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000
}

/** Resident MiB of the largest process that shows pages, after so many changes of the scene. Linux only. */
async function memoryAfterChanges(browser: Browser, context: BrowserContext, base: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${base}/real360/${TOUR}`)
  const next = page.getByRole('button', { name: 'Next room' })
  await next.waitFor()
  for (let i = 0; i < SCENE_CHANGES; i++) {
    const before = page.url()
    await next.click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForLoadState('networkidle')
  }
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const resident = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1_024)
  await page.close()
  return Math.max(0, ...resident)
}

const ASKED = `{ tour(path: "${TOUR}") { id scenes { id width } } }`

async function shownPanorama(base: string): Promise<BareSphere['panorama']> {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-code': 'sg' },
    body: JSON.stringify({ query: ASKED }),
  })
  const { data } = (await answer.json()) as { data: { tour: { id: string; scenes: { id: string; width: number }[] } } }
  const [scene] = data.tour.scenes
  if (!scene) throw new Error('the demo tour has no pictures yet')
  return { tour: data.tour.id, scene: scene.id, width: scene.width, columns: TOUR_COLUMNS, rows: TOUR_ROWS }
}

/** The page of a tour against the bare viewer with the same panorama, in one browser with software rendering, `rounds` times in turn; the median counts. */
export async function tourRows(browser: Browser, base: string, rounds: number): Promise<Row[]> {
  const bare = await serveBarePage<BareSphere>(base, 'bare-sphere.ts')
  const bareUrl = bare.url({ panorama: await shownPanorama(base), ...VIEWPORT })
  const context = await browser.newContext({ viewport: VIEWPORT })
  const seen: Record<'ours' | 'bare', Opened[]> = { ours: [], bare: [] }
  try {
    // the first opening of each fills the cache
    for (let round = -1; round < rounds; round++) {
      const [baseline, ours] = [await openAndTurn(context, bareUrl), await openAndTurn(context, `${base}/real360/${TOUR}`)]
      if (round < 0) continue
      seen.bare.push(baseline)
      seen.ours.push(ours)
    }
    const middle = (whose: 'ours' | 'bare', figure: keyof Opened) => median(seen[whose].map((one) => one[figure]))
    const longest = { ours: middle('ours', 'longest'), bare: middle('bare', 'longest') }
    const row = (what: string, ours: number, baseline: number, limit: number): Row => ({
      what,
      ours: ours.toFixed(0),
      baseline: baseline.toFixed(0),
      ratio: times(ours, baseline),
      isBroken: ours > limit,
    })
    return [
      row(
        'first picture of a tour, ms: the page against the bare viewer with the same panorama',
        middle('ours', 'picture'),
        middle('bare', 'picture'),
        FIRST_PICTURE_MAX * middle('bare', 'picture'),
      ),
      // the page has a picture until then, so this is told and not judged
      row('a panorama that can be turned, ms: the same two', middle('ours', 'panorama'), middle('bare', 'panorama'), Infinity),
      row('the longest task while it is turned, ms (0: none of 50)', longest.ours, longest.bare, Math.max(LONG_TASK_MS, longest.bare)),
      row('scripts of the viewer on top of the page, kB gzip', await viewerKilobytes(context, base), VIEWER_KB_MAX, VIEWER_KB_MAX),
      row(
        `resident MiB of the page after ${SCENE_CHANGES} changes of the room`,
        await memoryAfterChanges(browser, context, base),
        MEMORY_MIB_MAX,
        MEMORY_MIB_MAX,
      ),
    ]
  } finally {
    await context.close()
    bare.close()
  }
}
