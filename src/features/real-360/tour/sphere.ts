import { utils, Viewer } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import { EquirectangularTilesAdapter } from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import { TOUR_COLUMNS, TOUR_ROWS } from '#graphql/tour-kinds.ts'
import { pictureOf, type Scene, type Tour } from './tour-scenes.ts'
import { type Look, narrowestView, WIDEST_DEGREES } from './tour-view.ts'

const FADE_MS = 400

/** Where a spot is on the screen; null where it lies behind or beside what is seen. */
export type Where = (spot: { yaw: number; pitch: number }) => { x: number; y: number } | null

/** A panorama that is turned by hand, in a box of the page. */
export interface Sphere {
  /** Resolves when the scene is there; false where another one came between, or its picture does not come. */
  show(scene: Scene, look: Look, isStill: boolean): Promise<boolean>
  /** Turns to a look; at once with 0 ms. Resolves when it is there or was stopped. */
  turn(look: Partial<Look>, ms: number): Promise<void>
  stop(): void
  look(): Look
  /** Follows the device, or no longer; false where it has no sense of direction or the visitor does not allow it. */
  followDevice(isOn: boolean): Promise<boolean>
  close(): void
}

interface Heard {
  onDraw: (where: Where) => void
  onLook: (look: Look) => void
  onFail: () => void
  /** a press on the picture that was no turn; radians */
  onPress?: (at: { yaw: number; pitch: number }) => void
}

const panoramaOf = (tour: Tour, scene: Scene) => ({
  width: scene.width,
  cols: TOUR_COLUMNS,
  rows: TOUR_ROWS,
  baseUrl: pictureOf(tour, scene, 'base'),
  tileUrl: (column: number, row: number) => pictureOf(tour, scene, `${column}-${row}`),
})

/** A picture that did not come is asked for once more: a connection may have broken. One that another scene has replaced, or whose page was left, is not. */
class PatientTiles extends EquirectangularTilesAdapter {
  #isLeft = false

  override destroy() {
    this.#isLeft = true
    super.destroy()
  }

  override async loadTexture(...asked: Parameters<EquirectangularTilesAdapter['loadTexture']>) {
    const loaded = await super.loadTexture(...asked).catch((error: unknown) => {
      if (this.#isLeft || (error instanceof Error && error.name === 'AbortError')) throw utils.getAbortError()
      return super.loadTexture(...asked)
    })
    // the viewer would draw with what it has taken down
    if (this.#isLeft) throw utils.getAbortError()
    return loaded
  }

  /** A picture that fades in goes on doing so after the viewer is closed. */
  override setTextureOpacity(...asked: Parameters<EquirectangularTilesAdapter['setTextureOpacity']>) {
    if (!this.#isLeft) super.setTextureOpacity(...asked)
  }
}

/** Opens a sphere. Throws where the browser has no WebGL. */
export function openSphere(box: HTMLElement, tour: Tour, first: { scene: Scene; look: Look }, heard: Heard): Sphere {
  const viewer = new Viewer({
    container: box,
    navbar: false,
    keyboard: false,
    loadingTxt: '',
    minFov: narrowestView(tour),
    maxFov: WIDEST_DEGREES,
    mousewheelCtrlKey: false,
    defaultYaw: first.look.yaw,
    defaultPitch: first.look.pitch,
    defaultZoomLvl: first.look.zoom,
    canvasBackground: 'transparent',
    lang: { loadError: ' ' },
    adapter: [PatientTiles, { showErrorTile: false, baseBlur: false }],
    plugins: [[GyroscopePlugin, { moveMode: 'smooth' }]],
    panorama: panoramaOf(tour, first.scene),
  })
  const look = (): Look => ({ ...viewer.getPosition(), zoom: viewer.getZoomLevel() })
  const where: Where = (spot) => (viewer.dataHelper.isPointVisible(spot) ? viewer.dataHelper.sphericalCoordsToViewerCoords(spot) : null)
  viewer.addEventListener('render', () => heard.onDraw(where))
  viewer.addEventListener('position-updated', () => heard.onLook(look()))
  viewer.addEventListener('zoom-updated', () => heard.onLook(look()))
  viewer.addEventListener('panorama-error', heard.onFail)
  // for the benchmark: the panorama is on the screen
  viewer.addEventListener('ready', () => requestAnimationFrame(() => performance.mark('tour-panorama')), { once: true })
  viewer.addEventListener('click', ({ data: { yaw, pitch } }) => heard.onPress?.({ yaw, pitch }))
  viewer.addEventListener('panorama-loaded', () => heard.onLook(look()))
  return {
    show: (scene, { yaw, pitch, zoom }, isStill) =>
      viewer
        .setPanorama(panoramaOf(tour, scene), {
          position: { yaw, pitch },
          zoom,
          showLoader: false,
          transition: isStill ? false : { speed: FADE_MS, rotation: false, effect: 'fade' },
        })
        // `onFail` has told it
        .catch(() => false),
    async turn(to, ms) {
      if (ms > 0) return void (await viewer.animate({ ...to, speed: ms }))
      const { yaw, pitch, zoom } = { ...look(), ...to }
      viewer.rotate({ yaw, pitch })
      viewer.zoom(zoom)
    },
    stop: () => void viewer.stopAnimation(),
    look,
    async followDevice(isOn) {
      const device = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
      if (!device) return false
      if (!isOn) {
        device.stop()
        return false
      }
      return device.start().then(
        () => device.isEnabled(),
        () => false,
      )
    },
    close: () => viewer.destroy(),
  }
}
