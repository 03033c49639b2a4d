import { expect, it } from 'vitest'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

const WRITE = 'mutation ($input: ContactConsultInput!) { createContactConsult(input: $input) { id } }'
const write = (email: string, message: string) =>
  tools.ask(WRITE, { input: { name: 'Ah Meng', email, phone: '+6581234567', interest: 'question', message } })

const messagesOf = async (token: string) => {
  const { data } = await tools.ask<{ ownContactConsults: { message: string }[] }>('{ ownContactConsults { message } }', {}, { token })
  return data?.ownContactConsults.map(({ message }) => message)
}

it('shows people their own messages, once their address is verified, and never those of others', async () => {
  const [mei, tan] = [await tools.person('mei-writes'), await tools.person('tan-writes')]
  await write(` ${mei.email.toUpperCase()} `, 'from Mei')
  await write(tan.email, 'from Tan')
  expect(await messagesOf(mei.token)).toEqual([])
  await tools.database.prepare('update user set email_verified_at = 1 where id in (?, ?)').bind(mei.id, tan.id).run()
  expect(await messagesOf(mei.token)).toEqual(['from Mei'])
  expect(await messagesOf(tan.token)).toEqual(['from Tan'])
})
