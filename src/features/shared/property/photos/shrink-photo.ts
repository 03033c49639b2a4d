import { LISTING_PHOTO_PX } from '#graphql/listing-kinds.ts'
import { fitSize } from './fit-size.ts'

/** What is sent stays well below what the server takes (LISTING_PHOTO_MAX_BYTES). */
const BYTES_MAX = 1_500_000
const QUALITIES = [0.85, 0.75, 0.6, 0.45]

export interface ShrunkPhoto {
  whole: Blob
  small: Blob
}

/**
 * A photograph small enough to be sent, upright as its camera meant it, and a smaller one for lists; drawn anew, so that nothing stays of what the camera wrote
 * into it. Throws where the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const whole = await drawn(picture, LISTING_PHOTO_PX.whole)
    const small = await drawn(picture, LISTING_PHOTO_PX.small)
    return { whole, small }
  } finally {
    picture.close()
  }
}

async function drawn(picture: ImageBitmap, longest: number): Promise<Blob> {
  const { width, height } = fitSize(picture, longest)
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new TypeError('there is no canvas')
  // a JPEG has no transparency: what shows through a plan is paper
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  for (const quality of QUALITIES) {
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (made.size <= BYTES_MAX) return made
  }
  throw new RangeError('the picture stays too large')
}
