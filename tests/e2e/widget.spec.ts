import { gzipSync } from 'node:zlib'
import type { CallToolResult } from '@modelcontextprotocol/client'
import type { Page } from '@playwright/test'
import { frameViolations } from '../fixtures/barriers.ts'
import { assistantAt, openHost, showWidget, widgetOf } from '../fixtures/shown-widget.ts'
import { expect, test } from '../fixtures/test.ts'

/** Of the widget's page, by gzip. */
const WIDGET_MAX_KB = 155

const WIDE = { theme: 'light', width: 1_440 } as const
const PHONE = { theme: 'dark', width: 390 } as const
const NARROW = { theme: 'light', width: 320 } as const

/** An assistant that has found a home, and opened the page of a host. */
async function hostOf(page: Page, site: string) {
  const assistant = await assistantAt(site)
  const call = async (name: string, given: Record<string, unknown>) =>
    (await assistant.callTool({ name, arguments: given })) as CallToolResult
  const found = await call('find_homes', { country: 'SG', filters: { typeGroups: ['public-stack'] } })
  const { homes } = found.structuredContent as { homes: { project: string }[] }
  const widget = await widgetOf(assistant, 'value_home')
  await openHost(page)
  return { call, widget, home: { country: 'SG', project: homes[0]?.project } }
}

/** Shows a result at a width in a theme, and expects its words, no violation, and a frame that is as large as what is in it. */
async function look(
  page: Page,
  widget: string,
  result: CallToolResult,
  words: RegExp,
  { theme, width }: typeof WIDE | typeof PHONE | typeof NARROW,
) {
  await page.setViewportSize({ width, height: 900 })
  const frame = await showWidget(page, widget, result, { theme, locale: 'en-US' })
  await expect(frame.locator('main')).toContainText(words)
  expect(await frameViolations(frame)).toEqual([])
  expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme)
  const beyond = () =>
    frame.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])
  await expect.poll(beyond).toEqual([0, 0])
}

test('an assistant draws a value and a refusal in its own theme and language', async ({ page, baseURL }) => {
  const site = new URL(baseURL ?? '').origin
  const { call, widget, home } = await hostOf(page, site)
  expect(gzipSync(widget).length / 1_000).toBeLessThan(WIDGET_MAX_KB)
  const value = await call('value_home', home)
  await look(page, widget, value, /comparable sales, by weight/, WIDE)
  await look(page, widget, await call('value_home', { ...home, floor: 200 }), /no such home on record/, PHONE)

  const frame = await showWidget(page, widget, value, { theme: 'light', locale: 'zh-Hant-HK' })
  await expect(frame.locator('main')).toContainText('資料來源')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
  await frame.getByRole('link').focus()
  await page.keyboard.press('Enter')
  const { page: address } = value.structuredContent as { page: string }
  expect(new URL(address).origin).toBe(site)
  await expect.poll(() => page.evaluate(() => window.openedLinks)).toEqual([address])
})

test('whatever a tool answers is drawn at every width, in both themes', { tag: '@long' }, async ({ page, baseURL }) => {
  const { call, widget, home } = await hostOf(page, new URL(baseURL ?? '').origin)
  const compared = {
    homes: [
      { ...home, askingPrice: 500_000 },
      { ...home, floor: 3 },
    ],
  }
  const results: [CallToolResult, RegExp][] = [
    [await call('value_home', home), /comparable sales, by weight/],
    [await call('value_home', { ...home, floor: 200 }), /no such home on record/],
    [await call('compare_homes', compared), /ranges overlap/],
    [await call('market_figures', { country: 'SG', filters: { typeGroups: ['public-stack'] } }), /middle half/],
    [{ content: [] }, /no figure is shown/],
  ]
  for (const [result, words] of results) for (const way of [WIDE, PHONE, NARROW]) await look(page, widget, result, words, way)
})
