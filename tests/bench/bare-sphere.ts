import { Viewer } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import { EquirectangularTilesAdapter } from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import type { BareSphere } from './tour-frames.ts'

/** The baseline: the same panorama in Photo Sphere Viewer, and nothing else. */
const { tour, scene, width, columns, rows }: BareSphere['panorama'] = JSON.parse(document.body.dataset.asked ?? '{}').panorama
const file = (name: string) => `/files/tours/${tour}/${scene}/${name}`
const viewer = new Viewer({
  container: document.querySelector<HTMLElement>('#box') ?? document.body,
  navbar: false,
  loadingTxt: '',
  minFov: 30,
  maxFov: 95,
  adapter: EquirectangularTilesAdapter.withConfig({ showErrorTile: false, baseBlur: false }),
  panorama: { width, cols: columns, rows, baseUrl: file('base'), tileUrl: (column: number, row: number) => file(`${column}-${row}`) },
})
viewer.addEventListener('ready', () => requestAnimationFrame(() => performance.mark('tour-panorama')), { once: true })
