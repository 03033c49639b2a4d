import { VIP_PROMO_MARKER } from '#graphql/limits.ts'

/** The code in the params of a promotion's record; what stands there instead when they hold none. */
export function promoOf(params: string): string {
  try {
    const read: unknown = JSON.parse(params)
    if (typeof read !== 'object' || read === null) return params
    const named = Object.entries(read).filter(([name]) => name === 'promoCode' || name.startsWith(VIP_PROMO_MARKER))
    const code = named.map(([, value]) => value).find((value) => typeof value === 'string')
    return typeof code === 'string' ? code : params
  } catch {
    return params
  }
}
