import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AttributionProvider, useAttribution } from './attribution-state.tsx'

const Shown = () => JSON.stringify(useAttribution())

it('is known in the first render, on the server too', () => {
  const markup = renderToStaticMarkup(
    <AttributionProvider search={{ s: 's102', orderId: 7, auth: true }}>
      <Shown />
    </AttributionProvider>,
  )
  expect(markup.replaceAll('&quot;', '"')).toBe('{"s":"s102","orderId":"7"}')
})
