import type { Browser, Page } from '@playwright/test'
import { openingCamera } from '#geo/camera.ts'
import { COUNTRIES } from '#market/countries.ts'
import { type BareMap, serveBareMap } from './bare-map.ts'
import { type Row, times } from './report-table.ts'

const DRAG_STEPS = 40
const SLIDER_STEPS = 40
/** openings of each page, in turns; the median counts */
const ROUNDS = 3
const VIEWPORT = { width: 1200, height: 800 }
/** set by both pages when markers were drawn for the first time */
const FIRST_MARKERS = 'map-first-markers'
const MAP = '/map?countryCode=SG'

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
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { frames })
  })
  for (let i = 0; i < DRAG_STEPS; i++) {
    await page.mouse.move(x + 60 * Math.sin(i / 3), y + 40 * Math.cos(i / 3))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.mouse.up()
  return median(await page.evaluate(() => (window as unknown as { frames: number[] }).frames))
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
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scripted = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  let requests = 0
  page.on('request', () => requests++)
  const before = await scripted()
  for (let i = 0; i < SLIDER_STEPS; i++) await page.keyboard.press('ArrowRight')
  const script = ((await scripted()) - before) * 1000
  return { script: script / SLIDER_STEPS, requests }
}

const FRAME_MS = 1000 / 60

/** The map page against deck.gl's own overlay over the same base map with the same markers, in one browser with software rendering. */
export async function mapRows(browser: Browser, base: string, count: number): Promise<Row[]> {
  const bare = await serveBareMap(base)
  const page = await browser.newPage({ viewport: VIEWPORT })
  const seen = { ours: { frame: [] as number[], first: [] as number[] }, bare: { frame: [] as number[], first: [] as number[] } }
  try {
    await firstMarkers(page, base + MAP)
    const drawn = await drawnMap(page, base)
    for (let round = 0; round < ROUNDS; round++) {
      seen.bare.first.push(await firstMarkers(page, bare.url(drawn)))
      seen.bare.frame.push(await frameTime(page))
      seen.ours.first.push(await firstMarkers(page, base + MAP))
      seen.ours.frame.push(await frameTime(page))
    }
    const step = await sliderStep(page)
    const row = (what: string, ours: number, yardstick: number): Row => ({
      what,
      ours: ours.toFixed(1),
      yardstick: yardstick.toFixed(1),
      ratio: times(ours, yardstick),
    })
    return [
      row(
        `map frame with ${count} markers, ms: the map page against bare deck.gl on the same map`,
        median(seen.ours.frame),
        median(seen.bare.frame),
      ),
      row('first markers of a warm opening, ms: the same two', median(seen.ours.first), median(seen.bare.first)),
      row('a step of a filter slider, ms of script, against one frame', step.script, FRAME_MS),
      { what: 'requests while a slider moves', ours: String(step.requests), yardstick: '0', ratio: '–', isBroken: step.requests > 0 },
    ]
  } finally {
    await page.close()
    bare.close()
  }
}
