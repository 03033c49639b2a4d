import { readLocal, writeLocal } from '#session/local-storage.ts'

/** §3: the name in local storage */
const KEY = 'remember'

/** §6: whether "remember me" was ticked at the last login; true before the first. */
export const wishesToBeRemembered = (): boolean => readLocal(KEY) !== 'false'

/** §6: stored as a preference; the server keeps its own, because it is the one that restores the user. */
export const keepRememberWish = (remember: boolean): void => writeLocal(KEY, String(remember))
