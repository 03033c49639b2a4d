import { expect, it } from 'vitest'
import type { AskPage } from '#api/page-queries.ts'
import { loadReport } from './queries.ts'

/** Answers every query with a project that has no data but its head; remembers what was asked. */
function pageOf(isCommercial: boolean) {
  const asked: unknown[] = []
  const ask: AskPage = async ({ queryKey }) => {
    asked.push(queryKey[4])
    return JSON.parse(JSON.stringify({ ok: true, value: { project: { name: 'Cedar Court', isCommercial, buildings: [] } } }))
  }
  const params = { reportKey: 'commercial', countryCode: 'SG', projectType: 'private-stack', projectSlug: 'cedar-court' }
  return { asked, load: () => loadReport({ ask, viewer: { id: 'a', rights: ['pro-reports'], roles: ['agent'] } }, params, {}) }
}

it('the commercial report asks for nothing of homes but their head', async () => {
  const homes = pageOf(false)
  expect(await homes.load()).toMatchObject({ name: 'Cedar Court', answers: { body: null, pro: null, transactions: null } })
  expect(homes.asked).toEqual(['top'])
})

it('and for all its sections of a commercial building', async () => {
  const office = pageOf(true)
  expect((await office.load()).answers?.pro).not.toBeNull()
  expect(office.asked).toEqual(expect.arrayContaining(['top', 'body', 'pro']))
})
