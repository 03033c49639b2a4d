import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'

/** The outside addresses of the environment as JSON for the document; an unset one is left out. The pages read it by `parseOutside`. */
export function outsideJson(env: AppEnv): string {
  return JSON.stringify({
    phones: recordOf(COUNTRY_CODES, (country) => env[`SERVICE_PHONE_${country}`] ?? undefined),
    facebook: env.FACEBOOK_URL ?? undefined,
    instagram: env.INSTAGRAM_URL ?? undefined,
    linkedin: env.LINKEDIN_URL ?? undefined,
    tiktok: env.TIKTOK_URL ?? undefined,
    sisters: env.SISTER_SITES,
    app: env.APP_NAME || undefined,
    googlePlay: env.GOOGLE_PLAY_ID ?? undefined,
    appStore: env.APP_STORE_ID ?? undefined,
  })
}
