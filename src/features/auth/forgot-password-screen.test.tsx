// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, describedBy, showPart, write } from '#fixtures/show-part.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

const site = vi.hoisted(() => ({ forgotPassword: vi.fn(), validateEmail: vi.fn() }))
vi.mock('./auth.functions.ts', () => site)

it('needs an address that has an account, says so a second after typing stops, and where the link went', async () => {
  site.validateEmail.mockImplementation(async ({ data }) => ({ ok: true, value: data.email === 'mei@example.com' }))
  site.forgotPassword.mockResolvedValue({ ok: true, value: true })
  const user = await showPart(<ForgotPasswordScreen leave={null} />)
  const address = screen.getByRole('textbox', { name: /^E-mail/ })
  expect(document.activeElement).toBe(address)
  await write(user, address, 'nobody@example.com')
  expect(await screen.findByText('Checking')).toBeTruthy()
  expect(alertTexts()).toEqual([])
  await waitFor(() => expect(alertTexts()).toEqual(['This e-mail address does not exist here.']), { timeout: 5_000 })
  expect(describedBy(address)).toContain('This e-mail address does not exist here.')
  expect(await barriersOf(document.body)).toEqual([])
  await write(user, address, 'mei@example.com')
  await waitFor(() => expect(site.validateEmail).toHaveBeenLastCalledWith({ data: { email: 'mei@example.com' } }), { timeout: 5_000 })
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' }, { timeout: 5_000 })).toBeTruthy()
  expect(site.forgotPassword).toHaveBeenCalledWith({ data: { email: 'mei@example.com' } })
})
