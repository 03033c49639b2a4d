import { expect, it } from 'vitest'
import { accountTools, LOGIN, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

const NETWORKS = 60

/** A login at the provider that all requests share. */
async function login(email: string, password: string, address: string, device = '') {
  const response = await provider.fetch('/shared', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-code': 'SG', 'x-client-address': address, 'x-known-device': device },
    body: JSON.stringify({ query: LOGIN, variables: { email, password, sourceType: 'Website' } }),
  })
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { code: errors?.[0]?.extensions.code ?? 'signed-in', device: response.headers.get('x-known-device') ?? '' }
}

it('lets a new network and a known device in at once while sixty networks guess', async () => {
  const [owner, traveller, victim] = [await tools.person('owner'), await tools.person('traveller'), await tools.person('victim')]
  const { device } = await login(owner.email, PASSWORD, '192.0.2.1')
  const codes: string[] = []
  const guess = async (network: number) => {
    const { code } = await login(victim.email, `Wrong-tigers-${network}`, `203.0.113.${network}`)
    codes.push(code)
  }
  // without an end, like those who mean it
  let isOver = false
  const guessing = async (network: number) => {
    while (!isOver) {
      await guess(network).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  for (let network = 0; network < NETWORKS; network++) void guessing(network)
  while (!codes.includes('user.loginidorpasswordisinvalid')) await new Promise((resolve) => setTimeout(resolve, 20))
  const hashed = () => codes.filter((code) => code === 'user.loginidorpasswordisinvalid').length
  const before = hashed()
  const answers = await Promise.all([login(traveller.email, PASSWORD, '192.0.2.2'), login(owner.email, PASSWORD, '203.0.113.7', device)])
  const turns = hashed() - before
  isOver = true
  expect(answers.map(({ code }) => code)).toEqual(['signed-in', 'signed-in'])
  // at some two thirds of a second each
  expect(turns).toBeLessThanOrEqual(4)
  expect(codes).toContain('too-many-attempts')
})
