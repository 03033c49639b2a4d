import { describe, expect, it } from 'vitest'
import { Statements } from '../../src/server/provider/db/client.ts'
import { writableFile } from '../../src/server/provider/db/writable-file.ts'
import { madePicture } from '../../src/server/provider/modules/files/made-pictures.ts'
import { fetchMedia } from '../../src/server/provider/modules/listing-media/fetch-media.ts'
import { fetchPicture, PICTURE_MAX_BYTES } from '../../src/server/provider/modules/listing-media/fetch-picture.ts'
import type { FetchFn } from '../../src/server/provider/modules/listing-media/fetch-public.ts'
import { demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf, take } from './feed-fixture.ts'

const picture = madePicture('png')
const tiny = picture.map((byte, at) => (at === 19 ? 10 : byte))
const answers =
  (given: Record<string, Response | Error>, asked: string[] = []): FetchFn =>
  async (address) => {
    asked.push(address)
    const answer = given[address] ?? new Response('no', { status: 404 })
    if (answer instanceof Error) throw answer
    return answer
  }
const A = 'https://a.example.com/1'
const sentTo = (location: string) => new Response(null, { status: 302, headers: { location } })

describe('a picture of a feed', () => {
  it('is fetched through redirects to public hosts', async () => {
    const asked: string[] = []
    const fetched = await fetchPicture(answers({ [A]: sentTo('/2'), 'https://a.example.com/2': new Response(picture) }, asked), A)
    expect(fetched).toMatchObject({ contentType: 'image/png', width: 96, height: 64 })
    expect(asked).toEqual([A, 'https://a.example.com/2'])
  })

  it.each([
    'http://a.example.com/2',
    'https://127.0.0.1/2',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://db.internal/',
    '//localhost/x',
    'file:///etc/passwd',
  ])('is not followed to %s', async (location) => {
    const asked: string[] = []
    expect(await fetchPicture(answers({ [A]: sentTo(location) }, asked), A)).toBe('address')
    expect(asked).toEqual([A])
  })

  it('is sent on three times at most', async () => {
    const asked: string[] = []
    expect(await fetchPicture(answers({ [A]: sentTo(A) }, asked), A)).toBe('redirects')
    expect(asked).toHaveLength(4)
  })

  it.each([
    [
      'type',
      new Response('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', { headers: { 'content-type': 'image/png' } }),
    ],
    ['type', new Response('<html>')],
    ['type', new Response(picture.slice(0, 40))],
    ['size', new Response('x', { headers: { 'content-length': String(PICTURE_MAX_BYTES + 1) } })],
    ['size', new Response(new Uint8Array(PICTURE_MAX_BYTES + 1))],
    ['dimensions', new Response(tiny)],
    ['absent', new Response('', { status: 410 })],
    ['status', new Response('', { status: 503 })],
    ['unreachable', new Error('no route')],
  ])('is refused: %s', async (fault, response) => expect(await fetchPicture(answers({ [A]: response }), A)).toBe(fault))

  it('waits longer after each failure, is given up in the end, and its file goes with it', async () => {
    const desk = { account: newDatabase('account'), trade: newDatabase('trade'), market: demoMarketOf('SG') }
    putSource(desk.trade, 'lantern-bay')
    const [record] = recordsOf('SG', 'lantern-bay').filter(({ state }) => state === 'live')
    if (!record) throw new Error('no record')
    const media = [A, 'https://a.example.com/down', 'https://10.0.0.1/x', 'ftp://a.example.com/plain'].map((url) => ({
      url,
      kind: 'photo' as const,
      caption: '',
    }))
    await take(desk, 'lantern-bay', [{ ...record, media }])
    const kept = new Map<string, string>()
    const files = {
      put: async (key: string, _: unknown, type: string) => void kept.set(key, type),
      remove: async (keys: readonly string[]) => {
        for (const key of keys) kept.delete(key)
      },
    }
    const trade = new Statements(writableFile(desk.trade))
    const states = () => rowsOf(desk.trade, 'select source_url as url, state, fault, tries from listing_media order by position')
    let tries = 0
    const down: FetchFn = async (address) => {
      if (address === A) return new Response(picture)
      tries++
      throw new Error('down')
    }
    for (let minute = 0; minute < 400; minute += 5) await fetchMedia({ trade, files, now: NOW + minute * 60 }, down)
    expect(tries).toBe(6)
    expect(states()).toEqual([
      { url: A, state: 'stored', fault: null, tries: 0 },
      { url: media[1]?.url, state: 'refused', fault: 'unreachable', tries: 6 },
      { url: media[2]?.url, state: 'refused', fault: 'address', tries: 1 },
      { url: media[3]?.url, state: 'refused', fault: 'address', tries: 0 },
    ])
    expect([...kept.values()]).toEqual(['image/png'])
    await take(desk, 'lantern-bay', [{ ...record, media: [], modifiedAt: record.modifiedAt + 1 }])
    await fetchMedia({ trade, files, now: NOW }, down)
    expect(kept.size).toBe(0)
    expect(states()).toEqual([])
  })
})
