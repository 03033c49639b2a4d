import { readLocal } from '#session/local-storage.ts'

/** What the households of this device are kept under. */
export const HOUSEHOLD_KEY = 'household'
/** What an address ends with that carries a household. */
export const WAYS_FRAGMENT = '#ways='

/** Whether the address brings a household. */
export const hasBroughtWays = (): boolean => location.hash.startsWith(WAYS_FRAGMENT)

/** Whether this device keeps a household, or the address brings one: only then are ways loaded. */
export const hasHousehold = (): boolean => readLocal(HOUSEHOLD_KEY) !== null || hasBroughtWays()
