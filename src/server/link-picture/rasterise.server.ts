import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { LINK_PICTURE_WIDTH } from '#market/link-picture-file.ts'

/** The library keeps one instance for the isolate; it may be made once. */
const engine = { isReady: false }

async function makeReady(code: () => Promise<WebAssembly.Module>): Promise<void> {
  if (engine.isReady) return
  try {
    await initWasm(await code())
  } catch (error) {
    // another request may have made it meanwhile
    if (!String(error).includes('Already initialized')) throw error
  }
  engine.isReady = true
}

/** SVG of outlines and shapes → PNG of the full width. `code` gives the compiled library, once for an isolate. */
export async function rasterise(svg: string, code: () => Promise<WebAssembly.Module>): Promise<Uint8Array<ArrayBuffer>> {
  await makeReady(code)
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
