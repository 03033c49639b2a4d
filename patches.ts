import type { Plugin } from 'vite'

/** An import in a package, and what stands in its place in the browser's build. A package that writes it in another way stops the build. */
interface Patch {
  name: string
  file: RegExp
  imports: readonly string[]
  instead: string
}

const patch = ({ name, file, imports, instead }: Patch): Plugin => ({
  name,
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: file },
    handler(code, id) {
      if (!imports.every((line) => code.includes(line))) this.error(`${id} imports what ${name} changes in another way now`)
      return `${instead}\n${imports.reduce((rest, line) => rest.replace(line, ''), code)}`
    },
  },
})

/**
 * 11 kB of every page: pages come with their data, so the caller of server functions loads when the browser asks for the first time. TanStack
 * Start imports it in every page, for functions that travel as values; ours do not. An option for it is asked for in
 * https://github.com/TanStack/router/pull/8302, which is open; once it is released, it takes the place of this.
 */
const lateServerFunctions = patch({
  name: 'late-server-functions',
  file: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
  imports: ['import { serverFnFetcher } from "./serverFnFetcher.js";'],
  instead: 'const serverFnFetcher = async (...call) => (await import("./serverFnFetcher.js")).serverFnFetcher(...call);',
})

/**
 * 21 kB of the map: deck.gl packs columns together on WebGPU devices only, and brings a library for it. The map draws into MapLibre's WebGL2
 * canvas, so the browser never gets that far. The library came with https://github.com/visgl/deck.gl/pull/10518, three days after
 * https://github.com/visgl/deck.gl/pull/10504 had made WebGPU something that applications ask for. We found no issue there that asks for
 * this library to be left to them as well.
 */
const withoutWebGpuPacking = patch({
  name: 'without-webgpu-packing',
  file: /@deck\.gl\/core\/dist\/lib\/attribute\/attribute-buffer-groups\.js$/,
  imports: [
    "import { backendRegistry, cleanEvaluateSync, GPUDataEvaluator, interleave as interleaveTables } from '@luma.gl/gpgpu';",
    "import { interleave as webgpuInterleave } from '@luma.gl/gpgpu/webgpu';",
  ],
  instead: 'const [backendRegistry, cleanEvaluateSync, GPUDataEvaluator, interleaveTables, webgpuInterleave] = [];',
})

/** Changes of others' text: only what saves a page ten kilobytes or more, with the address where it is asked of its authors (decision 142). */
export const patches = (): Plugin[] => [lateServerFunctions, withoutWebGpuPacking]
