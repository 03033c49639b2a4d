/** The name of a spoken language in the reader's: "yue" → "Cantonese". The code itself where it is not known. */
export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
