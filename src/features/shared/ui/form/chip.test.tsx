import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChipLink } from './chip.tsx'

it('a chip is marked where it is on, and no other although the address holds all of its parameters', async () => {
  const history = createMemoryHistory({ initialEntries: ['/?countryCode=SG&email=a'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  await router.load()
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ChipLink to="/" search={{ countryCode: 'SG' }} on={false}>
        All homes
      </ChipLink>
      <ChipLink to="/" search={{ countryCode: 'SG', email: 'a' }} on>
        Private apartments
      </ChipLink>
    </RouterContextProvider>,
  )
  const marks = [...markup.matchAll(/<a ([^>]*)>([^<]+)/g)].map(([, attributes = '', word]) => [
    word,
    /aria-current="(\w+)"/.exec(attributes)?.[1],
  ])
  expect(marks).toEqual([
    ['All homes', undefined],
    ['Private apartments', 'true'],
  ])
})
