/** A rectangle of a panorama: parts of its width and height. */
export interface BlurArea {
  left: number
  top: number
  width: number
  height: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The part of an area that lies in a box of a panorama of `width` by `height`; in pixels of the box, null where none does. */
export function areaIn(area: BlurArea, box: Box, { width, height }: { width: number; height: number }): Box | null {
  const [left, top] = [Math.floor(area.left * width), Math.floor(area.top * height)]
  const [right, bottom] = [Math.ceil((area.left + area.width) * width), Math.ceil((area.top + area.height) * height)]
  const [x, y] = [Math.max(left, box.x), Math.max(top, box.y)]
  const [x2, y2] = [Math.min(right, box.x + box.width), Math.min(bottom, box.y + box.height)]
  return x2 > x && y2 > y ? { x: x - box.x, y: y - box.y, width: x2 - x, height: y2 - y } : null
}

/** So many squares an area is wide or high: a face of three is nobody's. */
const SQUARES = 4

/** Makes a part of a canvas unrecognisable: few squares, each of one mean colour, softened. What was there cannot be computed back. */
export function blurPart(pen: OffscreenCanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const longest = Math.max(width, height)
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round((SQUARES * side) / longest)))
  const small = new OffscreenCanvas(across ?? 1, down ?? 1)
  const brush = small.getContext('2d')
  if (!brush) throw new TypeError('there is no canvas')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(pen.canvas, x, y, width, height, 0, 0, small.width, small.height)
  pen.drawImage(small, 0, 0, small.width, small.height, x, y, width, height)
}
