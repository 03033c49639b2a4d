import { describe, expect, it, vi } from 'vitest'
import { answerLinkPicture, type PictureTools } from './answer-link-picture.ts'
import type { LinkCard } from './link-card.ts'

const card: LinkCard = {
  overline: '',
  name: 'The Meadow',
  otherName: null,
  figure: null,
  caption: null,
  range: null,
  lines: [],
  note: '',
  drawing: null,
}
const PATH = '/og/en-US/project/sg/private-stack/the-meadow.png'

function workshop(more: Partial<PictureTools> = {}) {
  const kept = new Map<string, Response>()
  const tools = {
    cache: {
      match: async (request: Request) => kept.get(request.url)?.clone(),
      put: async (request: Request, answer: Response) => void kept.set(request.url, answer),
    },
    ask: vi.fn<PictureTools['ask']>(async () => ({ card, version: 'v2-1' })),
    draw: vi.fn<PictureTools['draw']>(async () => new Uint8Array([1, 2, 3])),
    standIn: async () => new Response('stand-in', { headers: { 'content-type': 'image/png' } }),
    later: () => {},
    log: vi.fn<PictureTools['log']>(),
    ...more,
  }
  const ask = (path: string, init?: RequestInit) =>
    answerLinkPicture(new Request(`https://www.example.com${path}`, init), tools as unknown as PictureTools)
  return { tools, ask, kept }
}

describe('the endpoint of pictures beside links', () => {
  it('draws once for a version and keeps it for ever', async () => {
    const { ask, tools } = workshop()
    const answer = await ask(`${PATH}?v=v2-1`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3])
    expect((await ask(`${PATH}?v=v2-1`)).status).toBe(200)
    expect(tools.draw).toHaveBeenCalledTimes(1)
    expect(tools.ask).toHaveBeenCalledTimes(1)
  })

  it.each(['', '?v=v1-1', '?v=anything'])('sends "%s" on to the present version without drawing', async (query) => {
    const { ask, tools, kept } = workshop()
    const answer = await ask(PATH + query)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${PATH}?v=v2-1`])
    expect(tools.draw).not.toHaveBeenCalled()
    expect(kept.size).toBe(0)
  })

  it.each(['listing/sg/a-home', 'agent/sg/R012345A', 'share/AAAAAAAAAAAAAAAAAAAAAA'])(
    'asks each time whether %s may still be seen',
    async (place) => {
      const path = `/og/en-US/${place}.png?v=v2-1`
      let isThere = true
      const { ask, tools } = workshop({ ask: async () => (isThere ? { card, version: 'v2-1' } : null) })
      for (const _ of ['drawn', 'kept']) {
        const answer = await ask(path)
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
        expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3])
      }
      expect(tools.draw).toHaveBeenCalledTimes(1)
      isThere = false
      expect((await ask(path)).status).toBe(404)
    },
  )

  it('answers 404 for what is not there, is not public, or is no such address', async () => {
    const { ask, tools } = workshop({ ask: async () => null })
    expect((await ask(`${PATH}?v=v2-1`)).status).toBe(404)
    expect((await ask('/og/en-US/project/sg/private-stack/a%20b.png')).status).toBe(404)
    expect((await ask(PATH, { method: 'POST' })).status).toBe(404)
    expect(tools.draw).not.toHaveBeenCalled()
  })

  it('answers HEAD with the same headers and no picture', async () => {
    const answer = await workshop().ask(`${PATH}?v=v2-1`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'image/png', ''])
  })

  it.each([
    ['the provider', { ask: async () => Promise.reject(new Error('down')) }],
    ['a font', { draw: async () => Promise.reject(new Error('no font')) }],
  ])('shows the site’s picture when %s fails, for a short time, and says so in the log', async (_, fault) => {
    const { ask, tools, kept } = workshop(fault)
    const answer = await ask(`${PATH}?v=v2-1`)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, 'stand-in', 'public, max-age=300'])
    expect(tools.log).toHaveBeenCalledTimes(1)
    expect(kept.size).toBe(0)
  })

  it('shows it as well where too many wait, and 404 where even that is gone', async () => {
    const slow = workshop({ draw: () => new Promise((resolve) => setTimeout(() => resolve(new Uint8Array([1])), 5)) })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => slow.ask(`/og/en-US/project/sg/private-stack/p-${i}.png?v=v2-1`)),
    )
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    // one works and six wait
    expect(texts.filter((text) => text === 'stand-in').length).toBe(13)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const gone = workshop({ draw: async () => Promise.reject(new Error('no')), standIn: async () => Promise.reject(new Error('no')) })
    expect((await gone.ask(`${PATH}?v=v2-1`)).status).toBe(404)
  })
})
