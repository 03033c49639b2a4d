import type { AppEnv } from './env.ts'

/** The outside addresses of the environment as JSON for the document; an unset one is left out. The pages read it by `parseOutside`. */
export function outsideJson(env: AppEnv): string {
  return JSON.stringify({
    phones: {
      SG: env.SERVICE_PHONE_SG ?? undefined,
      MY: env.SERVICE_PHONE_MY ?? undefined,
      HK: env.SERVICE_PHONE_HK ?? undefined,
      AU: env.SERVICE_PHONE_AU ?? undefined,
    },
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
