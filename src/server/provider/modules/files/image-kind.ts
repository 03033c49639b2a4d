export const IMAGE_KINDS = ['jpeg', 'png', 'webp'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

export const IMAGE_TYPES: Readonly<Record<ImageKind, { contentType: string; extension: string }>> = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
  webp: { contentType: 'image/webp', extension: 'webp' },
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  bytes.length >= at + start.length && start.every((byte, i) => bytes[at + i] === byte)

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** The kind of a picture by its first bytes, not by name or declared type; null for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png'
  return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8) ? 'webp' : null
}
