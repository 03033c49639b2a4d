const MIB = 1_024 * 1_024

interface UploadType {
  contentType: string
  /** endings of names, in lower case */
  endings: readonly string[]
  maxBytes: number
}

/** Files that vendors hand over: kinds that no programme runs when they are opened. The first bytes must say the same as the name. */
export const UPLOAD_TYPES = {
  jpeg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], maxBytes: 50 * MIB },
  png: { contentType: 'image/png', endings: ['png'], maxBytes: 50 * MIB },
  webp: { contentType: 'image/webp', endings: ['webp'], maxBytes: 50 * MIB },
  pdf: { contentType: 'application/pdf', endings: ['pdf'], maxBytes: 50 * MIB },
  mp4: { contentType: 'video/mp4', endings: ['mp4'], maxBytes: 500 * MIB },
} as const satisfies Record<string, UploadType>

export type UploadKind = keyof typeof UPLOAD_TYPES

export const UPLOAD_KINDS: readonly UploadKind[] = ['jpeg', 'png', 'webp', 'pdf', 'mp4']

/** Pieces in which a file travels; all but the last are of this size. R2 takes no smaller ones. */
export const UPLOAD_PART_BYTES = 5 * MIB
/** Files of one order, and their bytes together. */
export const UPLOAD_FILES_MAX = 60
export const UPLOAD_TOTAL_BYTES = 1_500 * MIB
export const UPLOAD_NAME_MAX_CHARS = 120
/** A small picture of a picture, which the vendor's browser draws. */
export const UPLOAD_PREVIEW_BYTES = 120_000

/** What a name promises; null for kinds that are not taken. */
export function uploadKindOf(name: string): UploadKind | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return UPLOAD_KINDS.find((kind) => (UPLOAD_TYPES[kind].endings as readonly string[]).includes(ending)) ?? null
}

/** Whether a browser can show it small. */
export const isPictureKind = (kind: UploadKind): boolean => kind === 'jpeg' || kind === 'png' || kind === 'webp'
