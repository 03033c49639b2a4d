// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, describedBy, showPart, write } from '#fixtures/show-part.tsx'
import { LoginScreen } from './login-screen.tsx'

const login = vi.hoisted(() => vi.fn())
vi.mock('./auth.functions.ts', () => ({ login }))
vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ loggedIn: async () => ({ isSubAccount: false }) }) }))

const who = (): HTMLInputElement => screen.getByRole('textbox', { name: /^CEA number or e-mail/ })
const password = (): HTMLInputElement => screen.getByLabelText(/^Password/)

it('says at each field what is missing, and above the button what is wrong', async () => {
  const user = await showPart(<LoginScreen leave={null} />, { address: '/?auth=1' })
  expect(document.activeElement).toBe(who())
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(alertTexts()).toEqual(['This is needed.', 'This is needed.']))
  await waitFor(() => expect(document.activeElement).toBe(who()))
  for (const control of [who(), password()]) {
    expect(control.required).toBe(true)
    expect(describedBy(control)).toContain('This is needed.')
  }
  expect(login).not.toHaveBeenCalled()
  expect(await barriersOf(document.body)).toEqual([])

  login.mockResolvedValue({ ok: false, failure: { layer: 'graphql', code: 'user.loginidorpasswordisinvalid' } })
  await write(user, who(), 'mei@example.com')
  await write(user, password(), 'Wrong-House-27')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(alertTexts()).toEqual(['Login ID or password is invalid. Check both, or reset your password.']))
  const line = screen.getByText(/^Login ID or password is invalid/)
  expect(line.className).toContain('text-bad')
  expect(line.compareDocumentPosition(screen.getByRole('button', { name: 'Log in' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('takes a licence number from the address, begins at the password, and sends both', async () => {
  login.mockResolvedValue({ ok: true, value: null })
  const user = await showPart(<LoginScreen leave={null} />, { address: '/?auth=1&ceaNumber=R012345A' })
  expect(who().value).toBe('R012345A')
  expect(document.activeElement).toBe(password())
  await user.keyboard('Tidal7#kelp-bed{Enter}')
  await waitFor(() => expect(login).toHaveBeenCalledWith({ data: { email: 'R012345A', password: 'Tidal7#kelp-bed', remember: true } }))
})
