import { expect, it } from 'vitest'
import { namedPictures } from '../fixtures/named-pictures.ts'

it('finds every way in which a page names a picture', () => {
  const html = `<meta property="og:image" content="https://site.example/link-picture/a.png?v=1&amp;w=2"/><link rel="icon" href="/icon.svg"/>
    <img alt="x" src="/one.jpg"/><img srcset="/two.jpg 1x, /three.jpg 2x" src="/two.jpg"/><video poster="/four.jpg"></video>
    <div style="background-image:url(&quot;/five.jpg&quot;)"></div><svg><use href="/menu.svg#home"/><image href="/six.png"/></svg>
    <script type="application/ld+json">{"@type":"House","image":["/seven.jpg","https://elsewhere.example/8.jpg"],"of":{"logo":"https://site.example/nine.png"}}</script>
    <img src="data:image/png;base64,AA"/><a href="/page">x</a>`
  expect(namedPictures(html, ['http://localhost:1', 'https://site.example']).sort()).toEqual([
    '/five.jpg',
    '/four.jpg',
    '/icon.svg',
    '/link-picture/a.png?v=1&w=2',
    '/menu.svg',
    '/nine.png',
    '/one.jpg',
    '/seven.jpg',
    '/six.png',
    '/three.jpg',
    '/two.jpg',
  ])
})
