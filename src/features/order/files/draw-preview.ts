import { UPLOAD_PREVIEW_BYTES } from '#graphql/upload-kinds.ts'

const WIDTH_PX = 480
const QUALITIES = [0.75, 0.5]

/** A picture as a small JPEG, upright as its camera meant it; null for what is no picture, or stays too large. */
export async function drawPreview(file: Blob): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH_PX, resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // a JPEG has no transparency: what shows through a plan is paper
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0)
  picture.close()
  for (const quality of QUALITIES) {
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (small.size <= UPLOAD_PREVIEW_BYTES) return small
  }
  return null
}
