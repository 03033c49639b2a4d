import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { type Row, times } from './report-table.ts'

const DRAG_STEPS = 40

/** Median milliseconds between frames while the map is dragged about. */
async function frameTime(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 1200, height: 800 }
  // to the right of the middle: a list may lie over the left of the map
  const x = width * 0.7
  const y = height / 2
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
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  return frames.toSorted((a, b) => a - b)[frames.length >> 1] ?? 0
}

/** The scripts of a page with nothing but deck.gl's own scatter of binary points, the entry first. */
async function bareDeck(): Promise<{ name: string; code: string }[]> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { write: false, lib: { entry: join(import.meta.dirname, 'bare-deck.ts'), formats: ['es'] }, minify: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return (Array.isArray(output) ? output : [output])
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []))
    .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
    .map(({ fileName, code }) => ({ name: `/${fileName}`, code }))
}

/** One frame of the map page with all markers against bare deck.gl with as many points, in one browser with software rendering. */
export async function mapRow(browser: Browser, base: string, count: number): Promise<Row> {
  const scripts = await bareDeck()
  const server = createServer((request, response) => {
    const script = scripts.find(({ name }) => name === request.url)
    if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script.code)
    const html = `<!DOCTYPE html><body style="margin:0" data-count="${count}"><script type="module" src="${scripts[0]?.name}"></script>`
    return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction(() => 'isDrawn' in window)
    const yardstick = await frameTime(page)
    await page.goto(`${base}/map?countryCode=SG`)
    await page.locator('canvas.maplibregl-canvas').waitFor()
    await page.waitForLoadState('networkidle')
    const ours = await frameTime(page)
    return {
      what: `map frame with ${count} markers, ms: the map page against bare deck.gl`,
      ours: ours.toFixed(0),
      yardstick: yardstick.toFixed(0),
      ratio: times(ours, yardstick),
    }
  } finally {
    await page.close()
    server.close()
  }
}
