import { readLocal, writeLocal } from '#session/local-storage.ts'

/** §3: the name in local storage */
const KEY = 'remember'

/** §6: whether the last login wished to be remembered; true before the first. */
export const wishesToBeRemembered = (): boolean => readLocal(KEY) !== 'false'

/** §6: kept as a preference; the server keeps the token for 7 days or until the browser closes accordingly. */
export const keepRememberWish = (remember: boolean): void => writeLocal(KEY, String(remember))
