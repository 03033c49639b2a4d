/// <reference types="vitest/config" />
import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const port = Number(process.env.PORT ?? 3000)

const worker = () => [
  cloudflare({
    viteEnvironment: { name: 'ssr' },
    inspectorPort: false,
    persistState: { path: process.env.PERSIST_TO ?? '.wrangler/state' },
  }),
  tanstackStart({
    importProtection: {
      behavior: 'error',
      client: { files: ['**/*.server.*', '**/src/server/**'] },
    },
  }),
]

export default defineConfig({
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: true },
  resolve: {
    // graphql-yoga's fetch ponyfill has no workerd condition: without this alias its Response is not the native one
    alias: { '@whatwg-node/fetch': '@whatwg-node/fetch/dist/global-ponyfill.js' },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,import}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'provider',
          include: ['tests/{provider,worker,faults}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
  plugins: [
    tailwindcss(),
    // vitest runs modules in Node; the Worker plugins are for dev and build
    ...(process.env.VITEST ? [] : worker()),
    react(),
    lingui({ failOnMissing: false }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
})
