import { VIP_PROMO_MARKER } from '#graphql/limits.ts'

/** The code in the params of a promotion's record; what stands there instead when they hold none. */
export function promoOf(params: string): string {
  try {
    const read: unknown = JSON.parse(params)
    if (typeof read !== 'object' || read === null) return params
    const found = Object.entries(read).find(([name, value]) => name.startsWith(VIP_PROMO_MARKER) && typeof value === 'string')
    return typeof found?.[1] === 'string' ? found[1] : params
  } catch {
    return params
  }
}
