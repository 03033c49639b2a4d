/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtFrom } from './built-from.ts'
import { lateDoors, lateLoaders, partOfRoute } from './late-routes.ts'
import { messageMacros } from './message-macros.ts'

const port = Number(process.env.PORT ?? 3000)

const FETCHER = 'import { serverFnFetcher } from "./serverFnFetcher.js";'

/**
 * Pages come with their data, so the client of server functions (a tenth of the first scripts) loads when the browser asks for the
 * first time. TanStack Start imports it in every page for functions that travel as values; ours do not. Production builds only.
 */
const lateServerFunctions = (): Plugin => ({
  name: 'late-server-functions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/ },
    handler(code) {
      if (!code.includes(FETCHER)) this.error('createClientRpc.js imports its fetcher in another way now')
      return code.replace(
        FETCHER,
        'const serverFnFetcher = async (...call) => (await import("./serverFnFetcher.js")).serverFnFetcher(...call);',
      )
    },
  },
})

const PACKING = [
  "import { backendRegistry, cleanEvaluateSync, GPUDataEvaluator, interleave as interleaveTables } from '@luma.gl/gpgpu';",
  "import { interleave as webgpuInterleave } from '@luma.gl/gpgpu/webgpu';",
]

/**
 * deck.gl packs columns together on WebGPU devices only, and brings a library for it. The map draws into MapLibre's WebGL2 canvas, so the
 * browser never gets that far. Production builds only.
 */
const withoutWebGpuPacking = (): Plugin => ({
  name: 'without-webgpu-packing',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@deck\.gl\/core\/dist\/lib\/attribute\/attribute-buffer-groups\.js$/ },
    handler(code) {
      if (!PACKING.every((line) => code.includes(line))) this.error('attribute-buffer-groups.js imports its library in another way now')
      const names = 'backendRegistry, cleanEvaluateSync, GPUDataEvaluator, interleaveTables, webgpuInterleave'
      return `const [${names}] = [];\n${PACKING.reduce((rest, line) => rest.replace(line, ''), code)}`
    },
  },
})

const CATALOGUES = globSync('src/locales/*/*.po', { cwd: import.meta.dirname })
  .map((file) => resolve(import.meta.dirname, file))
  .sort()
/** A folder's files never change: other words, or another compiler of them, make another folder. */
const WORDS_FOLDER = `assets/words-${[...CATALOGUES, 'package-lock.json']
  .reduce((hash, file) => hash.update(readFileSync(resolve(import.meta.dirname, file))), createHash('sha256'))
  .digest('hex')
  .slice(0, 8)}`

/**
 * Each catalogue under a name that the browser can tell by itself (`addWords`): a list of all of them would travel with every page.
 * The server's build compiles them all; the browser's, which comes first, knows none.
 */
const filesByName = (): Plugin => ({
  name: 'files-by-name',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\.po$/ },
    handler(code, id) {
      const folder = resolve(import.meta.dirname, 'dist/client', WORDS_FOLDER, basename(dirname(id)))
      mkdirSync(folder, { recursive: true })
      writeFileSync(resolve(folder, `${basename(id, '.po')}.js`), code)
    },
  },
  // fonts that the server alone reads, for pictures beside links: its build would keep them to itself
  generateBundle(_, bundle) {
    const fonts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.woff'))
    for (const file of fonts)
      if (file.type === 'asset') writeFileSync(resolve(import.meta.dirname, 'dist/client', file.fileName), file.source)
  },
})

/**
 * The provider's types are registered with one builder as their modules load, and none may come twice: after an edit the builder loads
 * anew, and with it everything that uses it. The development server only.
 */
const providerAnew = (): Plugin => ({
  name: 'provider-anew',
  apply: 'serve',
  hotUpdate({ file, modules }) {
    const provider = resolve(import.meta.dirname, 'src/server/provider')
    if (this.environment.name === 'client' || !file.startsWith(provider)) return
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(resolve(provider, 'builder.ts')) ?? [])]
  },
})

/** What the shell and many rooms share: the files that lie in these folders themselves. Folders inside them hold what some pages show. */
const BASE_FOLDERS = new Set(
  [
    'locales',
    'features/shell',
    'features/shell/first',
    'features/shell/first/bar',
    'features/shared/lib',
    'features/shared/market',
    'features/shared/market/countries',
    'features/shared/api',
    'features/shared/ui',
    'features/shared/session',
    'features/shared/access',
    'features/shared/property/address',
  ].map((folder) => resolve(import.meta.dirname, 'src', folder)),
)
/** What pages about homes share, in a file of its own: accounts, forms and texts about the company need none of it. */
const PROPERTY_FOLDER = resolve(import.meta.dirname, 'src/features/shared/property')
/** What the route tree and the frame of pages need besides: a file each would pack worse and cost a request each. */
const FRAME_FOLDER = resolve(import.meta.dirname, 'src/features/shell/first')
const FRAME_FILES = new Set(
  [
    ...['session/parameter.ts', 'session/session-tabs.ts', 'filter/rows.ts', 'filter/choices.ts', 'filter/search-config.ts'],
    ...['property/duties/purchase.ts', 'ui/form/early-entry.ts'],
  ].map((file) => resolve(import.meta.dirname, 'src/features/shared', file)),
)
/** Client state and the package that it is made with: for pages that read it (decision 134). */
const CLIENT_STATE = ['src/features/shared/session/client-state.ts', 'node_modules/valtio/', 'node_modules/proxy-compare/'].map((path) =>
  resolve(import.meta.dirname, path),
)
/** The packages that every page has. */
const BASE_PACKAGES = [
  '@lingui/core',
  '@lingui/react',
  '@tanstack/history',
  '@tanstack/react-router',
  '@tanstack/react-start-client',
  '@tanstack/react-store',
  '@tanstack/router-core',
  '@tanstack/store',
  'cookie-es',
  'react',
  'use-sync-external-store',
  'valibot',
].map((name) => resolve(import.meta.dirname, 'node_modules', name))

const folderOf = (id: string): string => dirname(id.replace(/\?.*/, ''))
/** Figures as text: pages without figures need none of it, though many files do. */
const FIGURES = resolve(import.meta.dirname, 'src/features/shared/lib/format.ts')
/** What the heads of a third of the pages name: a picture of their own. */
const LINK_PICTURES = ['session/link-picture.ts', 'market/link-picture-address.ts'].map((file) =>
  resolve(import.meta.dirname, 'src/features/shared', file),
)
const isOfMostPages = (id: string): boolean =>
  ![FIGURES, CLIENT_STATE[0], ...LINK_PICTURES].includes(id) &&
  (BASE_FOLDERS.has(folderOf(id)) || BASE_PACKAGES.some((folder) => id.startsWith(`${folder}/`)))

const worker = () => [
  lateServerFunctions(),
  lateDoors(),
  lateLoaders(),
  withoutWebGpuPacking(),
  builtFrom(),
  filesByName(),
  providerAnew(),
  cloudflare({
    viteEnvironment: { name: 'ssr' },
    inspectorPort: false,
    persistState: { path: process.env.PERSIST_TO ?? '.wrangler/state' },
  }),
  tanstackStart({
    // a page that came with its data needs no loader: it loads beside the component when somebody goes on from there
    router: { codeSplittingOptions: { defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']] } },
    importProtection: {
      behavior: 'error',
      client: { files: ['**/*.server.*', '**/src/server/**'] },
    },
  }),
]

export default defineConfig({
  define: { 'import.meta.env.WORDS_FOLDER': JSON.stringify(`/${WORDS_FOLDER}`) },
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: true },
  resolve: {
    alias: {
      // graphql-yoga's fetch ponyfill has no workerd condition: without this alias its Response is not the native one
      '@whatwg-node/fetch': '@whatwg-node/fetch/dist/global-ponyfill.js',
    },
  },
  build: {
    // A page's own chunks are named in its HTML; lists of them at every import would be a tenth of the first script.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // what most pages need travels as one file: forty small ones pack worse and cost a request each
            codeSplitting: {
              groups: [
                { name: 'base', minShareCount: 20, test: isOfMostPages },
                { name: 'frame', minShareCount: 2, test: (id) => folderOf(id) === FRAME_FOLDER || FRAME_FILES.has(id) },
                { name: 'client-state', test: (id) => CLIENT_STATE.some((path) => id.startsWith(path)) },
                { name: 'figures', minShareCount: 7, test: (id) => id === FIGURES },
                { name: 'property', minShareCount: 7, test: (id) => folderOf(id) === PROPERTY_FOLDER },
              ],
            },
            // the route tree names some two hundred chunks of routes, in every page
            chunkFileNames: ({ name, moduleIds }) => `assets/${moduleIds.some(partOfRoute) ? '' : `${name.slice(0, 20)}-`}[hash].js`,
          },
        },
      },
    },
  },
  test: {
    alias: {
      // the platform's own module, as much of it as the gateway needs in Node
      'cloudflare:workers': fileURLToPath(new URL('tests/worker/cloudflare-workers.ts', import.meta.url)),
      // the copy that packages load: the one for development refuses the schema that they make
      graphql: fileURLToPath(new URL('node_modules/graphql/index.mjs', import.meta.url)),
    },
    setupFiles: [fileURLToPath(new URL('tests/fixtures/seed.ts', import.meta.url))],
    globalSetup: [fileURLToPath(new URL('tests/fixtures/own-temp.ts', import.meta.url))],
    restoreMocks: true,
    unstubGlobals: true,
    // properties of the engine are computed in earnest; a busy machine must not fail them
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Files that run in one process share the modules they load, which takes nine parts in ten off what is not testing. What a file
    // replaces is put back after it; what the server keeps in a module is nobody's (law 2).
    isolate: false,
    tags: [{ name: 'long', description: 'Too long for `npm test`; `npm run test:all` runs it.' }],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,import,worker,faults}/**/*.test.ts'] },
      },
      {
        extends: true,
        // a scratch copy of the project, and the compiler's answer to half a change
        test: { name: 'changes', include: ['tests/changes/*.test.ts'] },
      },
      {
        extends: true,
        // the files of a process share a server (decision 137)
        test: { name: 'provider', include: ['tests/provider/**/*.test.ts'], maxWorkers: 2 },
      },
    ],
  },
  plugins: [
    tailwindcss(),
    // vitest runs modules in Node; the Worker plugins are for dev and build
    ...(process.env.VITEST ? [] : worker()),
    react(),
    lingui({ failOnMissing: true }),
    messageMacros(),
  ],
})
