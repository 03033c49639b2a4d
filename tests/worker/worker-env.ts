import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { type AppEnv, readEnv } from '../../src/server/env.ts'

const database = { prepare: () => {} }

/** vars and bindings of a Worker as wrangler would give them; `more` replaces some */
export const rawEnv = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  APP_ENV: 'local',
  PROVIDER_URL: '',
  PROVIDER_TENANT: 'tenant',
  PUBLIC_ORIGIN: more.APP_ENV === undefined ? '' : 'https://www.example.com',
  JOB_ORIGIN: '',
  OLDER_HOSTS: '',
  MAP_STYLE_URL: '',
  MAP_SATELLITE_STYLE_URL: '',
  MAP_CSP_HOSTS: '',
  LOCALE_COOKIE: 'off',
  ATTEMPTS: { getByName: () => {} },
  LETTERS: { sendBatch: () => {} },
  REFRESH: { sendBatch: () => {} },
  LIVE: { getByName: () => {} },
  FILES: { put: () => {} },
  ASSETS: { fetch: () => {} },
  DB_ACCOUNT: database,
  DB_TRADE: database,
  ...Object.fromEntries(COUNTRY_CODES.map((country) => [`DB_${country}`, database])),
  ...more,
})

export const testEnv = (more?: Record<string, unknown>): AppEnv => readEnv(rawEnv(more))
