/** A text for the router to write: text that looks like a number becomes a number, or the router would put it in quotes. Lossless. */
export const plainWord = (text: string): string | number => (/^(?:0|[1-9]\d{0,8})(?:\.\d{0,8}[1-9])?$/.test(text) ? Number(text) : text)
