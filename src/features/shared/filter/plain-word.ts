/** A text as the router should write it: what looks like a number travels as one, or it would stand in quotes. Nothing is lost. */
export const plainWord = (text: string): string | number => (/^(?:0|[1-9]\d{0,8})(?:\.\d{0,8}[1-9])?$/.test(text) ? Number(text) : text)
