import { readLocal, writeLocal } from '#session/local-storage.ts'

/** §3: the name in local storage */
const KEY = 'remember'

/** §6: whether "remember me" was ticked at the last login; true before the first. */
export const wishesToBeRemembered = (): boolean => readLocal(KEY) !== 'false'

/** §6: stored as a preference; accordingly the server's cookie lasts 7 days or until the browser closes. */
export const keepRememberWish = (remember: boolean): void => writeLocal(KEY, String(remember))
