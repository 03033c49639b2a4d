import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { SYSTEM_CHROMIUM } from '../../scripts/test-parts.ts'
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

/** A page with nothing but deck.gl's own scatter of `count` binary points. */
async function bareDeck(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { write: false, lib: { entry: join(import.meta.dirname, 'bare-deck.ts'), formats: ['es'] }, minify: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  const script = files.find((file) => file.type === 'chunk' && file.isEntry)
  return script?.type === 'chunk' ? script.code : ''
}

/** One frame of the map page with all markers against bare deck.gl with as many points, in one browser with software rendering. */
export async function mapRow(base: string, count: number): Promise<Row> {
  const script = await bareDeck()
  const server = createServer((request, response) => {
    if (request.url === '/deck.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const html = `<!DOCTYPE html><body style="margin:0" data-count="${count}"><script type="module" src="/deck.js"></script>`
    return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({
    executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
    args: ['--use-angle=swiftshader'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
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
    await browser.close()
    server.close()
  }
}
