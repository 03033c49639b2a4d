export interface PictureSize {
  width: number
  height: number
}

/** The size of a picture whose longest side is at most `longest`, in its own proportions and whole pixels, never larger than it is, never less than one pixel. */
export function fitSize({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
