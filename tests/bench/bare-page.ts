import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

interface BuiltFile {
  body: string | Uint8Array
  type: string
}

const ENTRY = 'bare.js'

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript'
  return name.endsWith('.css') ? 'text/css' : 'application/octet-stream'
}

/** The files of a page with nothing but one script of this folder, by their addresses. */
async function bareFiles(script: string): Promise<Map<string, BuiltFile>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(import.meta.dirname, script), output: { entryFileNames: ENTRY } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    files.map((file) => [
      `/${file.fileName}`,
      { body: file.type === 'chunk' ? file.code : file.source, type: file.type === 'chunk' ? 'text/javascript' : typeOf(file.fileName) },
    ]),
  )
}

/**
 * Serves a baseline: a page that runs one script in a box of the asked size, and is told in `data-asked` what to show. All else that it asks for comes from
 * `base`.
 */
export async function serveBarePage<Asked extends { width: number; height: number }>(base: string, script: string) {
  const files = await bareFiles(script)
  const styles = [...files.keys()].filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`)
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', base)
    const file = files.get(address.pathname)
    if (file) return response.writeHead(200, { 'content-type': file.type }).end(file.body)
    const asked = address.searchParams.get('asked')
    if (asked !== null) {
      const { width, height }: Asked = JSON.parse(asked)
      const quoted = asked.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      const html = `<!DOCTYPE html>${styles.join('')}<body style="margin:0" data-asked="${quoted}"><div id="box" style="width:${width}px;height:${height}px"></div><script type="module" src="/${ENTRY}"></script>`
      return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    }
    const answer = await fetch(address)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    return response.writeHead(answer.status, { 'content-type': type }).end(new Uint8Array(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: (asked: Asked) => `${own}/?asked=${encodeURIComponent(JSON.stringify(asked))}`, close: () => server.close() }
}
