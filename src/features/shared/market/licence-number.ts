export const LICENCE_NUMBER_MAX_CHARS = 20

/**
 * What makes two spellings of an estate agent's licence number one: capitals, letters and digits only ("ren 12-345" → "REN12345").
 * null when the text cannot be such a number: it needs a digit and 3 to 20 letters and digits (SG R012345A, HK E-123456, MY E 1234 or REN 12345).
 */
export function licenceKey(text: string): string | null {
  if (text.trim().length > 2 * LICENCE_NUMBER_MAX_CHARS || /[^\p{L}\p{N}\s./()-]/u.test(text)) return null
  const key = text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
  return /^[A-Z0-9]{3,20}$/.test(key) && /\d/.test(key) ? key : null
}
