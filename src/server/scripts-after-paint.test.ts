import { expect, test, vi } from 'vitest'
import { withScriptsAfterPaint } from './scripts-after-paint.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low" nonce="n"/><link rel="preload" as="font" href="/f.woff2"/><link rel="modulepreload" href="/assets/b.js"/></head><body>text<script type="module" async="" src="/assets/a.js" nonce="n"></script></body></html>`

const inline = (html: string) => /<script nonce="n">(.*?);document\.currentScript\.remove\(\)<\/script>/.exec(html)?.[1] ?? ''

/** A document as far as the script needs it: what it has added, and the frame and the time that it waits for. */
function page(hidden: boolean) {
  const added: Record<string, unknown>[] = []
  const frames: (() => void)[] = []
  const timers: [() => void, number | undefined][] = []
  vi.stubGlobal('document', {
    hidden,
    createElement: (tag: string) => ({ tag }),
    head: { appendChild: (element: Record<string, unknown>) => added.push(element) },
  })
  vi.stubGlobal('requestAnimationFrame', (of: () => void) => frames.push(of))
  vi.stubGlobal('setTimeout', (of: () => void, ms?: number) => timers.push([of, ms]))
  new Function(inline(withScriptsAfterPaint(PAGE, 'n', ['/words/shell.js'])))()
  return { added, frames, timers }
}

const ALL = ['/assets/a.js', '/assets/b.js', '/words/shell.js', '/assets/a.js']

test('chunks and entry leave the HTML, other preloads stay', () => {
  const html = withScriptsAfterPaint(PAGE, 'n', [])
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>')
  expect(html).toMatch(/^<html><head>.*<\/head><body>text<script nonce="n">.*<\/script><\/body><\/html>$/)
})

test('they are asked for after the first frame, the entry last, and once', () => {
  const { added, frames, timers } = page(false)
  expect(added).toEqual([])
  for (const frame of frames) frame()
  for (const [run] of timers) run()
  expect(added.map(({ href, src }) => href ?? src)).toEqual(ALL)
  expect(added.at(-1)).toMatchObject({ tag: 'script', type: 'module', async: true })
})

test('without a frame they are asked for after a second, and at once in a hidden tab', () => {
  const { added, timers } = page(false)
  expect(timers.map(([, ms]) => ms)).toEqual([1_000])
  for (const [run] of timers) run()
  expect(added).toHaveLength(ALL.length)
  expect(page(true).added).toHaveLength(ALL.length)
})

test('a file name cannot end the script', () => {
  const html = withScriptsAfterPaint(PAGE, 'n', ['/x</script>'])
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('a page without such a script stays as it is', () => {
  expect(withScriptsAfterPaint('<p>text</p>', 'n', [])).toBe('<p>text</p>')
})
