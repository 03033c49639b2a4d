import { describe, expect, it } from 'vitest'
import { serveFile } from './files.ts'

const address = '/files/avatar/a-picture.png'
const read = async (pathname: string) => (pathname === address ? { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/png' } : null)
const get = (path: string, method = 'GET') => serveFile(new Request(`http://localhost${path}`, { method }), read)

describe('serveFile', () => {
  it('serves a picture that can be cached and cannot run scripts', async () => {
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await (await get(address, 'HEAD')).text()).toBe('')
  })

  it.each([
    ['/files/avatar/another.png', 'GET'],
    [address, 'POST'],
  ])('answers 404 for %s by %s, and keeps no trace of it', async (path, method) => {
    const response = await get(path, method)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
