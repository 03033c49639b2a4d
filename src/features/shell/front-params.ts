/** §3: the price's frontParams are JSON text or an object; their isShowSA flag makes a sub-account user. */
export function isShowSA(frontParams: unknown): boolean {
  const params = typeof frontParams === 'string' ? parse(frontParams) : frontParams
  return typeof params === 'object' && params !== null && 'isShowSA' in params && params.isShowSA === true
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
