import { expect, it } from 'vitest'
import { earlyHints } from './early-hints.ts'

const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

it('names styles and typefaces of the head, once each', () => {
  const head = [
    '<link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>',
    '<link rel="stylesheet" href="/assets/app.css" type="text/css"/>',
    '<link rel="stylesheet" href="/assets/app.css"/>',
  ]
  expect(earlyHints(page(head.join('')))).toBe(
    '</assets/inter.woff2>; rel=preload; as=font; crossorigin, </assets/app.css>; rel=preload; as=style',
  )
})

it('leaves scripts, pictures, other sites and everything behind the head to the page', () => {
  const head = [
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<link rel="preload" href="/a.png" as="image"/>',
    '<link rel="preload" href="/data.json" as="fetch"/>',
    '<link rel="stylesheet" href="https://other.example/a.css"/>',
    '<link rel="icon" href="/favicon.svg"/>',
  ]
  expect(earlyHints(page(head.join(''), '<link rel="stylesheet" href="/late.css"/>'))).toBeNull()
  expect(earlyHints('no page')).toBeNull()
})
