import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { LINK_PICTURE_WIDTH } from '#market/link-picture-address.ts'

/** The library keeps one instance for the isolate; it may be made once. */
const engine: { ready: Promise<void> | null } = { ready: null }

/** SVG of outlines and shapes → PNG of the full width. `code` gives the compiled library, once for an isolate. */
export async function rasterise(svg: string, code: () => Promise<WebAssembly.Module>): Promise<Uint8Array<ArrayBuffer>> {
  engine.ready ??= code().then((module) => initWasm(module))
  await engine.ready.catch((error: unknown) => {
    engine.ready = null
    throw error
  })
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: LINK_PICTURE_WIDTH }, font: { loadSystemFonts: false } })
  try {
    const image = resvg.render()
    try {
      return new Uint8Array(image.asPng())
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
}
