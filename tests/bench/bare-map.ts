import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

/** What the bare page draws, and the size of its map. */
export interface BareMap {
  basemapUrl: string
  stationsUrl: string
  markers: string[]
  camera: { lng: number; lat: number; zoom: number }
  width: number
  height: number
}

interface BuiltFile {
  body: string | Uint8Array
  type: string
}

const ENTRY = 'bare-deck.js'

/** The files of a page with nothing but deck.gl's own overlay over the map, by their addresses. */
async function bareFiles(): Promise<Map<string, BuiltFile>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(import.meta.dirname, 'bare-deck.ts'), output: { entryFileNames: ENTRY } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    files.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk'
        ? { body: file.code, type: 'text/javascript' }
        : { body: file.source, type: file.fileName.endsWith('.js') ? 'text/javascript' : 'application/octet-stream' },
    ]),
  )
}

/** Serves the bare page; base map and markers come from `base`. */
export async function serveBareMap(base: string): Promise<{ url: (map: BareMap) => string; close: () => void }> {
  const files = await bareFiles()
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', base)
    const file = files.get(address.pathname)
    if (file) return response.writeHead(200, { 'content-type': file.type }).end(file.body)
    const asked = address.searchParams.get('map')
    if (asked !== null) {
      const { width, height }: BareMap = JSON.parse(asked)
      const quoted = asked.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      const html = `<!DOCTYPE html><body style="margin:0" data-asked="${quoted}"><div id="map" style="width:${width}px;height:${height}px"></div><script type="module" src="/${ENTRY}"></script>`
      return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    }
    const answer = await fetch(address)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    return response.writeHead(answer.status, { 'content-type': type }).end(new Uint8Array(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: (map) => `${own}/?map=${encodeURIComponent(JSON.stringify(map))}`, close: () => server.close() }
}
