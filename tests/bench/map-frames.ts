import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { COUNTRIES } from '#market/countries.ts'
import { openingCamera } from '#property/base-map/camera.ts'
import { type BareMap, serveBareMap } from './bare-map.ts'
import { type Row, times } from './report-table.ts'

const DRAG_STEPS = 40
/** with a hundred thousand marks a frame of software rendering may take seconds, so fewer frames are measured */
const DRAG_MS_MAX = 12_000
const SLIDER_STEPS = 20
/** a page is at rest when it ran less script than this within the given milliseconds: deck.gl looks for work in every frame, up to 15 ms in these */
const IDLE_SECONDS = 0.025
const QUIET_MS = 500
const QUIET_TRIES = 40
const VIEWPORT = { width: 1200, height: 800 }
/** set by both pages when markers were drawn for the first time */
const FIRST_MARKERS = 'map-first-markers'
/** the marks themselves, which areas stand for where nothing else is chosen */
const MAP = '/map?countryCode=SG&colour=group'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Median milliseconds between frames while the map is dragged about. */
async function frameTime(page: Page): Promise<number> {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) * 0.6
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    const dragged = { isOver: false }
    const gl = document.querySelector<HTMLCanvasElement>('canvas.maplibregl-canvas')?.getContext('webgl2')
    let last = performance.now()
    const tick = () => {
      // waits until the frame before is drawn: a page that only queues its drawing would look fast
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (!dragged.isOver) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { frames, dragged })
  })
  const until = performance.now() + DRAG_MS_MAX
  for (let i = 0; i < DRAG_STEPS && performance.now() < until; i++) {
    await page.mouse.move(x + 60 * Math.sin(i / 3), y + 40 * Math.cos(i / 3))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.mouse.up()
  const counted = await page.evaluate(() => {
    const { frames, dragged } = window as unknown as { frames: number[]; dragged: { isOver: boolean } }
    // the next measurement must not wait for queued drawing
    dragged.isOver = true
    return frames
  })
  return median(counted)
}

/** Milliseconds from the start of the opening to the first markers. */
async function firstMarkers(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, FIRST_MARKERS)
  const at = await page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime, FIRST_MARKERS)
  await page.waitForLoadState('networkidle')
  return at ?? 0
}

/** What our page draws now: the same files, camera and size of map. */
async function drawnMap(page: Page, base: string): Promise<BareMap> {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-code': 'sg' },
    body: JSON.stringify({ query: '{ mapData { basemapUrl stationsUrl markers { url } } }' }),
  })
  const { mapData } = ((await answer.json()) as { data: { mapData: Omit<BareMap, 'markers'> & { markers: { url: string }[] } } }).data
  const { width = 0, height = 0 } = (await page.locator('canvas.maplibregl-canvas').boundingBox()) ?? {}
  const camera = openingCamera(COUNTRIES.SG.mapCentre, width)
  return { ...mapData, markers: mapData.markers.map(({ url }) => url), camera, width, height }
}

/** Milliseconds of script for one step of a slider in the filter panel, markers and words included, and what it asked of the server. */
async function sliderStep(page: Page): Promise<{ script: number; requests: number }> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  const thumb = page.getByRole('slider').first()
  await thumb.focus()
  await page.keyboard.press('ArrowRight')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scripted = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  // work that opening the panel started does not count for the slider
  let [last, tries] = [-1, 0]
  for (let now = await scripted(); now - last > IDLE_SECONDS; now = await scripted()) {
    if (tries++ > QUIET_TRIES) throw new Error('the map does not come to rest')
    last = now
    await setTimeout(QUIET_MS)
  }
  let requests = 0
  page.on('request', () => requests++)
  const before = await scripted()
  for (let i = 0; i < SLIDER_STEPS; i++) await page.keyboard.press('ArrowRight')
  const script = ((await scripted()) - before) * 1000
  return { script: script / SLIDER_STEPS, requests }
}

const FRAME_MS = 1000 / 60
/** at most this many times the bare page */
const LIMITS = { frame: 1.15, firstMarkers: 1.5 }
const PAN_KB_MAX = 150

/** Kilobytes of the largest answer, uncompressed, that panning the map asks for, at far and near zoom. */
async function largestOfPans(page: Page): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    // scripts are fetched once and then cached, so they do not count for a pan
    const isData = !/javascript|css|font/.test(response.headers()['content-type'] ?? '')
    if (isData) sizes.push(response.body().then((body) => body.length))
  })
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  for (const [dx, dy] of PANS) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx, y + dy, { steps: 6 })
    // the list follows when the map has rested
    const list = page.waitForResponse((response) => response.url().includes('/_serverFn/'))
    await page.mouse.up()
    await (await list).finished()
  }
  return Math.max(0, ...(await Promise.all(sizes))) / 1000
}

const PANS = [
  [250, 0],
  [0, 180],
  [-250, -90],
] as const

/**
 * The map page against deck.gl's own overlay over the same base map with the same markers, in one browser with software rendering.
 * Both are opened `rounds` times, in turn; the median counts.
 */
export async function mapRows(browser: Browser, base: string, count: number, rounds: number): Promise<Row[]> {
  const bare = await serveBareMap(base)
  // one cache for all openings; a page each, because graphics that earlier documents of one page leave behind stop its frames in the end
  const context = await browser.newContext({ viewport: VIEWPORT })
  const opened = async <T>(url: string, measure: (page: Page, first: number) => Promise<T>): Promise<T> => {
    const page = await context.newPage()
    try {
      return await measure(page, await firstMarkers(page, url))
    } finally {
      await page.close()
    }
  }
  const timed = (url: string) => opened(url, async (page, first) => ({ first, frame: await frameTime(page) }))
  const seen: Record<'ours' | 'bare', { first: number; frame: number }[]> = { ours: [], bare: [] }
  try {
    const drawn = await opened(base + MAP, (page) => drawnMap(page, base))
    for (let round = 0; round < rounds; round++) {
      seen.bare.push(await timed(bare.url(drawn)))
      seen.ours.push(await timed(base + MAP))
    }
    const step = await opened(base + MAP, sliderStep)
    const panned = await opened(`${base}${MAP}&at=1.33_103.85_14.2`, largestOfPans)
    const middle = (whose: 'ours' | 'bare', figure: 'first' | 'frame') => median(seen[whose].map((round) => round[figure]))
    const judged = (what: string, ours: number, baseline: number, limit: number): Row => ({
      what,
      ours: ours.toFixed(1),
      baseline: baseline.toFixed(1),
      ratio: times(ours, baseline),
      isBroken: ours > limit * baseline,
    })
    return [
      judged(
        `map frame with ${count} markers, ms: the map page against bare deck.gl on the same map`,
        middle('ours', 'frame'),
        middle('bare', 'frame'),
        LIMITS.frame,
      ),
      judged('first markers of a warm opening, ms: the same two', middle('ours', 'first'), middle('bare', 'first'), LIMITS.firstMarkers),
      judged('a step of a filter slider, ms of script, against one frame', step.script, FRAME_MS, 1),
      {
        what: 'requests while a slider moves',
        ours: String(step.requests),
        baseline: '0',
        ratio: '–',
        isBroken: step.requests > 0,
        isOfFaults: true,
      },
      judged('largest answer to a pan, kB', panned, PAN_KB_MAX, 1),
    ]
  } finally {
    await context.close()
    bare.close()
  }
}
