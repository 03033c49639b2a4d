import { Deck, MapView } from '@deck.gl/core'
import { ScatterplotLayer } from '@deck.gl/layers'

/** Binary points over Singapore: positions of a simple grid, three colours. */
const count = Number(document.body.dataset.count)
const positions = new Float32Array(count * 2)
const colours = new Uint8Array(count * 3)
const side = Math.ceil(Math.sqrt(count))
for (let i = 0; i < count; i++) {
  positions.set([103.65 + (0.35 * (i % side)) / side, 1.25 + (0.2 * Math.floor(i / side)) / side], i * 2)
  colours.set([i % 3 === 0 ? 30 : 120, i % 3 === 1 ? 30 : 120, 160], i * 3)
}

new Deck({
  views: new MapView(),
  controller: true,
  initialViewState: { longitude: 103.82, latitude: 1.35, zoom: 10.5 },
  layers: [
    new ScatterplotLayer({
      id: 'points',
      data: { length: count, attributes: { getPosition: { value: positions, size: 2 }, getFillColor: { value: colours, size: 3 } } },
      radiusUnits: 'pixels',
      getRadius: 3,
    }),
  ],
  onAfterRender: () => Object.assign(window, { isDrawn: true }),
})
