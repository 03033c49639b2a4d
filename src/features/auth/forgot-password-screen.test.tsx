// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, describedBy, showPart, write } from '#fixtures/show-part.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

vi.mock('./auth.functions.ts', () => ({
  validateEmail: async ({ data }: { data: { email: string } }) => ({ ok: true, value: data.email === 'mei@example.com' }),
}))

it('needs an address that has an account, and says so a second after typing stops', async () => {
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
  await waitFor(() => expect(alertTexts()).toEqual([]), { timeout: 5_000 })
})
