/// <reference types="vitest/config" />
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtFrom } from './built-from.ts'
import { filesByName, WORDS_FOLDER } from './files-by-name.ts'
import { messageMacros } from './message-macros.ts'
import { patches } from './patches.ts'
import { widgetPage } from './widget-page.ts'

const port = Number(process.env.PORT ?? 3000)

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

const worker = () => [
  patches(),
  builtFrom(),
  filesByName(),
  providerAnew(),
  cloudflare({
    viteEnvironment: { name: 'ssr' },
    inspectorPort: false,
    persistState: { path: process.env.PERSIST_TO ?? '.wrangler/state' },
  }),
  tanstackStart({
    // the route tree is in every page: what loads a page travels with the page, and whoever goes on asks for one file
    router: { codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] } },
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
            // Two files that most pages have, each as one: forty small ones pack worse and cost a request each. Packages change
            // seldom, the frame of pages with every version.
            codeSplitting: {
              groups: [
                { name: 'packages', test: /\/node_modules\//, minShareCount: 40 },
                { name: 'shell', test: /\/src\/features\/shell\/(?:frame|bar)\//, minShareCount: 2 },
              ],
            },
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
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,import,truth,worker,faults,proofs,mutants,bench}/**/*.test.ts'],
        },
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
    widgetPage(),
  ],
})
