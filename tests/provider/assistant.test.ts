import { expect, it } from 'vitest'
import { HomeValueDocument, type HomeValueQuery } from '#graphql/generated/graphql.ts'
import { ASSISTANT_TOOLS } from '#server/assistant/tool-table.ts'
import { connectAssistant } from '../fixtures/assistant-client.ts'
import { assistantDesk } from './assistant-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const client = await connectAssistant(assistantDesk(provider))

it('the protocol’s own client is told of every tool', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(ASSISTANT_TOOLS))
})

it('a home is worth what its page says', async () => {
  const answer = await client.callTool({ name: 'value_home', arguments: { country: 'SG', project: '101 Cedar Ave' } })
  const variables = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave', home: null }
  const page = await provider.ask<HomeValueQuery>(HomeValueDocument, variables, { 'country-code': 'SG' })
  const estimate = page.data?.project?.estimate
  if (estimate?.__typename !== 'Estimate') throw new Error('the fixture has no estimate')
  const { value, low90, high90, effectiveN: n, asOf } = estimate
  expect(answer.structuredContent).toMatchObject({ estimate: { value, low90, high90, n, asOf }, refusal: null })
})
