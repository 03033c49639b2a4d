/** A UUID of version 8 (RFC 9562 §5.8) of an action's hashed key: the same action makes the same row, and nobody else's. */
export const idOfKey = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
