import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, AVATAR_MIN_PX } from '#graphql/limits.ts'

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureFault = 'file-type' | 'file-size' | 'file-dimensions'

interface PictureFacts {
  type: string
  /** bytes */
  size: number
  width: number
  height: number
}

/** What is wrong with a picture, null when it may be sent. For quick feedback only: the provider checks the file itself. */
export function pictureFault({ type, size, width, height }: PictureFacts): PictureFault | null {
  if (!AVATAR_TYPES.some((known) => known === type)) return 'file-type'
  if (size > AVATAR_MAX_BYTES) return 'file-size'
  const fits = (px: number) => px >= AVATAR_MIN_PX && px <= AVATAR_MAX_PX
  return fits(width) && fits(height) ? null : 'file-dimensions'
}

/** The same for a chosen file, whose size in pixels the browser measures. `address`: where the browser holds it. */
export async function checkPicture({ type, size }: Pick<File, 'type' | 'size'>, address: string): Promise<PictureFault | null> {
  const early = pictureFault({ type, size, width: AVATAR_MIN_PX, height: AVATAR_MIN_PX })
  if (early) return early
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return 'file-type'
  }
  return pictureFault({ type, size, width: image.naturalWidth, height: image.naturalHeight })
}
