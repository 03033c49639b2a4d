// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { AttributionProvider, useAttribution } from './attribution-state.tsx'
import type { SharedSearch } from './shared-search.ts'

const Shown = () => JSON.stringify(useAttribution())

it('is known in the first render, on the server too', () => {
  const markup = renderToStaticMarkup(
    <AttributionProvider search={{ s: 's102', orderId: 7, auth: true }}>
      <Shown />
    </AttributionProvider>,
  )
  expect(markup.replaceAll('&quot;', '"')).toBe('{"s":"s102","orderId":"7"}')
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const at = (search: SharedSearch) => (
  <AttributionProvider search={search}>
    <Shown />
  </AttributionProvider>
)

it('is read again on every navigation, kept where the next address says nothing, and by the tab', () => {
  const { container, rerender } = render(at({ s: 's102', orderId: 7 }))
  rerender(at({ s: 's103', invCode: 'VIP' }))
  expect(container.textContent).toBe('{"s":"s103","orderId":"7","invCode":"VIP"}')
  rerender(at({}))
  expect(container.textContent).toBe('{"s":"s103","orderId":"7","invCode":"VIP"}')
  cleanup()
  expect(render(at({ orderId: 8 })).container.textContent).toBe('{"s":"s103","orderId":"8","invCode":"VIP"}')
})
