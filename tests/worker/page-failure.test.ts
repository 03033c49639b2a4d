import { createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { createServerEntry } from '@tanstack/react-start/server'
import { createElement, type FC } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getRouter } from '../../src/router.tsx'
import { renderPage } from '../../src/server/render-page.server.tsx'
import { resolveRequest } from '../../src/server/request.server.ts'
import { withSession } from '../../src/server/session.server.ts'
import { page } from './page-request.ts'
import { testEnv } from './worker-env.ts'

// files before this one may have loaded the modules that are replaced here
vi.hoisted(() => vi.resetModules())

/** The component that throws, and what. */
const failing = vi.hoisted(() => ({ part: '', message: 'mei@example.com is no date' }))

vi.mock('@tanstack/react-start', async (original) => {
  const { page } = await import('./page-request.ts')
  return { ...(await original<object>()), getGlobalStartContext: () => page }
})
vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))
// one page of the site in its layout, of which each part can fail
vi.mock('../../src/routeTree.gen.ts', async () => {
  const { Route: root } = await import('../../src/routes/__root.tsx')
  const { Route: layoutFile } = await import('../../src/routes/_default.tsx')
  const { Route: teamFile } = await import('../../src/routes/_default/our-team.tsx')
  const fails = (part: string, component: (props: object) => unknown) => (props: object) => {
    if (failing.part === part) throw new TypeError(failing.message)
    return part === 'document' ? component(props) : createElement('div', { 'data-part': part }, createElement(component as FC, props))
  }
  const { component: Layout } = layoutFile.options
  const { component: Team } = teamFile.options
  const layout = layoutFile.update({ id: '/_default', getParentRoute: () => root, component: fails('layout', Layout as never) } as never)
  const team = teamFile.update({
    id: '/our-team',
    path: '/our-team',
    getParentRoute: () => layout,
    component: fails('page', Team as never),
  } as never)
  const { shellComponent: Document } = root.options as unknown as { shellComponent: (props: object) => unknown }
  root.update({ shellComponent: fails('document', Document) } as never)
  return { routeTree: root.addChildren([layout.addChildren([team])]) }
})

const TOKEN = 'q7_-'.repeat(11)
const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  failing.part = ''
  vi.spyOn(console, 'error').mockImplementation((line) => void (String(line).startsWith('{') && lines.push(String(line))))
})

async function open(path: string) {
  const request = new Request(`https://site.example${path}`, { headers: { cookie: `apollo-token=${TOKEN}` } })
  const context = resolveRequest(request, testEnv())
  page.currentRequest = context
  const answer = async () => {
    const router = getRouter()
    const additionalContext = { serverContext: { currentRequest: context } }
    router.update({ history: createMemoryHistory({ initialEntries: [path] }), additionalContext } as never)
    attachRouterServerSsrUtils({ router, manifest: undefined })
    await router.load()
    await router.serverSsr?.dehydrate()
    const drawn = await renderPage({ request, router: router as never, responseHeaders: new Headers({ 'content-type': 'text/html' }) })
    return drawn instanceof Response ? drawn : drawn.response
  }
  const response = withSession(await createServerEntry({ fetch: answer }).fetch(request), context)
  return { response, html: await response.text(), requestId: context.requestId }
}

it('a page that can be rendered is no matter of this', async () => {
  const { response, html } = await open('/our-team')
  expect([response.status, lines]).toEqual([200, []])
  expect(html).toContain('<h1')
})

it.each([
  ['page', 1],
  ['layout', 0],
])('a %s that throws is our error page, in the nearest layout that can be rendered', async (part, layouts) => {
  failing.part = part
  const { response, html, requestId } = await open('/our-team')
  expect(response.status).toBe(500)
  expect(html.match(/<h1[^>]*>([^<]+)/)?.[1]).toBe('Something went wrong on our side')
  expect([html.match(/<main/g)?.length, html.match(/<header/g)?.length]).toEqual([1, 1])
  expect(html).toContain('Back to the home page')
  // the number of the request leads to its line in the log
  expect(html).toContain(requestId)
  expect(html).not.toContain(failing.message)
  expect(html.split('data-part="layout"').length - 1).toBe(layouts)
  // the browser takes over the error, not the page that cannot be rendered
  expect(html).toContain(`s:"error"`)
})

it.each([
  ['/our-team', 'Something went wrong on our side', 'lang="en-US"'],
  ['/our-team?locale=zh-HK', '我們這邊出現問題', 'lang="zh-Hant-HK"'],
])('where even the document throws, %s says so in the reader’s language, without scripts', async (path, words, lang) => {
  failing.part = 'document'
  const { response, html } = await open(path)
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(html).toContain(lang)
  expect(html).toContain(`<h1>${words}</h1>`)
  expect(html).toContain('<a href="/">')
  expect(html).not.toContain('<script')
})

it.each(['page', 'layout', 'document'])('a %s that throws is logged once, without what the visitor may not have in a log', async (part) => {
  failing.part = part
  const { requestId } = await open('/our-team')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'page-failed', requestId, route: '/_default/our-team', error: 'TypeError' })
  expect(lines.join()).not.toMatch(/mei|no date/)
  expect(lines.join()).not.toContain(TOKEN)
})

it('keeps the session', async () => {
  failing.part = 'page'
  const { response } = await open('/our-team')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
