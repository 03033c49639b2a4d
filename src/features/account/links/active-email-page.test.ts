import { afterEach, expect, it, vi } from 'vitest'
import { activate } from './active-email-page.tsx'

const sent = vi.hoisted(() => ({ answer: async (): Promise<unknown> => undefined }))
vi.mock('./link.functions.ts', () => ({ activateAccount: () => sent.answer() }))

afterEach(() => vi.restoreAllMocks())

const values = { token: 'x'.repeat(43), password: 'Tidal7#kelp-bed', confirmPassword: 'Tidal7#kelp-bed' }

it('an activation logs what was thrown and throws it again (§7)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('the server is away')
  sent.answer = () => Promise.reject(cause)
  await expect(activate(values)).rejects.toBe(cause)
  expect(said).toHaveBeenCalledWith(expect.any(String), cause)
  expect(JSON.stringify(said.mock.calls)).not.toContain(values.password)
})

it('hands on an answer, a refusal too', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refusal = { ok: false, failure: { layer: 'graphql', code: 'token-spent' } }
  sent.answer = async () => refusal
  expect(await activate(values)).toEqual(refusal)
  expect(said).not.toHaveBeenCalled()
})
