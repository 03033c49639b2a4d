import { describe, expect, it, vi } from 'vitest'
import { TOKEN_FAILED } from '../token-failure.ts'
import { askPlainly } from './ask-plainly.ts'

const answering = (body: unknown) => {
  const heard = vi.fn()
  const window = new EventTarget()
  window.addEventListener(TOKEN_FAILED, heard)
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', async () => Response.json(body))
  return heard
}

describe('a plain question', () => {
  it('gives the value and tells of no lost token', async () => {
    const heard = answering({ value: 12, isTokenLost: false })
    expect(await askPlainly({ url: '/_serverFn/x' })).toBe(12)
    expect(heard).not.toHaveBeenCalled()
  })

  it('tells of a token that was lost meanwhile', async () => {
    const heard = answering({ value: null, isTokenLost: true })
    expect(await askPlainly({ url: '/_serverFn/x' })).toBeNull()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('refuses an answer of another shape', async () => {
    answering({ count: 12 })
    await expect(askPlainly({ url: '/_serverFn/x' })).rejects.toThrow()
  })
})
