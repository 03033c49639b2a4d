import { expect, it } from 'vitest'
import { AgentBrandDocument, AgentHostsDocument, AgentPageDocument, UpdateAgentBrandDocument } from '#graphql/generated/graphql.ts'
import { madePicture } from '#provider/modules/files/made-pictures.ts'
import { codeOf, dataTools } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)

let count = 0
async function agent({ agency = 'Lantern Bay Realty' } = {}) {
  const person = await tools.newPerson()
  const number = `R${String(++count).padStart(6, '0')}B`
  await tools.run(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    values (?, 'SG', ?, ?, 'Ah Kow Ng', ?, 'L3000000Z')`,
    person.id,
    number,
    number,
    agency,
  )
  return { ...person, number }
}
const save = (token: string, change: object) =>
  tools.ask(String(UpdateAgentBrandDocument), { accent: '#1A5FB4', hosts: ['https://www.agent.example'], ...change }, { token })
const ask = async (document: object, ceaNumber: string) => (await tools.ask<Record<string, object>>(String(document), { ceaNumber })).data

/** As graphql-multipart-request-spec says. */
async function sendLogo(token: string, file: Blob) {
  const body = new FormData()
  body.set(
    'operations',
    JSON.stringify({ query: 'mutation ($file: File) { setAgentLogo(file: $file) { logo } }', variables: { file: null } }),
  )
  body.set('map', JSON.stringify({ '0': ['variables.file'] }))
  body.set('0', file, 'logo.png')
  const sent = new Response(body)
  const response = await provider.fetch('/graphql', {
    method: 'POST',
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { accept: 'application/json', 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
  })
  return (await response.json()) as { data?: { setAgentLogo: { logo: string } }; errors?: { extensions: { code: string } }[] }
}
const files = async () => (await provider.env.FILES.list()).objects.map(({ key }) => key)

it('shows colour and lines, and tells the websites, once something was chosen', async () => {
  const { token, number } = await agent()
  expect((await ask(AgentBrandDocument, number))?.agentBrand).toBeNull()
  const hosts = ['HTTPS://Www.Agent.example/', 'https://www.agent.example', 'https://homes.agent.example:8443']
  expect((await save(token, { hosts })).errors).toEqual([])
  expect((await ask(AgentBrandDocument, number.toLowerCase()))?.agentBrand).toMatchObject({
    lines: { licence: number, agency: 'Lantern Bay Realty' },
    accent: '#1a5fb4',
    logo: null,
  })
  expect(await ask(AgentHostsDocument, number)).toEqual({
    agentBrand: { hosts: ['https://www.agent.example', 'https://homes.agent.example:8443'] },
  })
  expect((await ask(AgentPageDocument, number))?.agentPage).toMatchObject({ accent: '#1a5fb4', about: '' })
  await save(token, { accent: '', hosts: [] })
  expect((await ask(AgentBrandDocument, number))?.agentBrand).toBeNull()
})

it.each([
  ['agent-brand-accent', { accent: 'red' }],
  ['agent-brand-accent', { accent: '#fff;}' }],
  ...[
    'http://www.agent.example',
    'https://agent',
    'https://*.agent.example',
    'https://127.0.0.1',
    'https://www.agent.example/path',
    'https://me:pw@www.agent.example',
    'https://www.agent.example; script-src *',
    'javascript:alert(1)',
    '',
    'null',
  ].map((host): [string, object] => ['agent-brand-hosts', { hosts: [host] }]),
  ['agent-brand-hosts', { hosts: Array.from({ length: 6 }, (_, at) => `https://a${at}.example`) }],
])('refuses with %s: %j', async (code, change) => {
  const { token } = await agent()
  expect(codeOf(await save(token, change))).toBe(code)
})

it('is nobody’s who is no agent or lacks a line', async () => {
  expect(codeOf(await save((await tools.newPerson()).token, {}))).toBe('agent-page-licence')
  const { token, number } = await agent({ agency: '' })
  expect((await save(token, {})).errors).toEqual([])
  expect((await ask(AgentHostsDocument, number))?.agentBrand).toBeNull()
})

it('keeps one logo, by its bytes, and lets it go with the account', async () => {
  const { token, number, id } = await agent()
  const refused = await sendLogo(token, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }))
  expect(refused.errors?.[0]?.extensions.code).toBe('file-type')
  const large = await sendLogo(token, new Blob([madePicture('png'), new Uint8Array(300_000)]))
  expect(large.errors?.[0]?.extensions.code).toBe('file-size')
  const first = (await sendLogo(token, new Blob([madePicture('png')], { type: 'text/html' }))).data?.setAgentLogo.logo ?? ''
  expect(first).toMatch(/^\/files\/avatar\/[\w-]{32}\.png$/)
  const second = (await sendLogo(token, new Blob([madePicture('webp')]))).data?.setAgentLogo.logo ?? ''
  expect((await ask(AgentBrandDocument, number))?.agentBrand).toMatchObject({ logo: second })
  const key = (address: string) => address.replace('/files/', '')
  await tools.run('update file_waste set at = 1')
  await tools.cleanUp()
  expect(await files()).toEqual([key(second)])
  await tools.run('update user set deletion_due_at = 1 where id = ?', id)
  await tools.cleanUp()
  expect(await files()).toEqual([])
})
