// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { isLeaving } from './is-leaving.ts'

const page = (path: string) =>
  createRoute({ getParentRoute: () => root, path, loader: () => new Promise((resolve) => setTimeout(resolve, 5)) })
const root = createRootRoute()

it('tells the way to another page from a page that is loaded anew where it is', async () => {
  const router = createRouter({
    routeTree: root.addChildren([page('/contact'), page('/about-us')]),
    history: createMemoryHistory({ initialEntries: ['/contact'] }),
    isServer: false,
  })
  await router.load()
  // the part that draws pages says where one has arrived
  router.stores.resolvedLocation.set(router.state.location)
  expect(isLeaving(router)).toBe(false)
  const anew = router.invalidate()
  expect([router.state.isLoading, isLeaving(router)]).toEqual([true, false])
  await anew
  const way = router.navigate({ to: '/about-us' })
  await expect.poll(() => isLeaving(router)).toBe(true)
  await way
})
