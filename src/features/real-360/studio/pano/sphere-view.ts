/** Pixels of a panorama, four bytes each. */
export interface PanoPixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBufferLike>
}

export interface ViewInto {
  /** radians */
  yaw: number
  pitch: number
  /** how much of the turn the picture is wide */
  degrees: number
}

/** Where a ray from the middle of a panorama meets it: parts of its width and height. */
export function placeOf({ yaw, pitch }: { yaw: number; pitch: number }): { u: number; v: number } {
  return { u: (((yaw / (2 * Math.PI) + 0.5) % 1) + 1) % 1, v: 0.5 - pitch / Math.PI }
}

/** A window into a panorama as a camera takes it, written into `out` (four bytes a pixel). */
export function drawView(panorama: PanoPixels, { yaw, pitch, degrees }: ViewInto, out: PanoPixels): void {
  const reach = Math.tan((degrees * Math.PI) / 360)
  const [up, ahead] = [Math.sin(pitch), Math.cos(pitch)]
  for (let row = 0; row < out.height; row++)
    for (let column = 0; column < out.width; column++) {
      const x = ((column + 0.5) / out.width - 0.5) * 2 * reach
      const y = (0.5 - (row + 0.5) / out.height) * 2 * reach * (out.height / out.width)
      const forward = ahead - y * up
      const { u, v } = placeOf({ yaw: yaw + Math.atan2(x, forward), pitch: Math.atan2(up + y * ahead, Math.hypot(x, forward)) })
      blend(panorama, u * panorama.width - 0.5, v * panorama.height - 0.5, out.data, (row * out.width + column) * 4)
    }
}

function blend({ width, height, data }: PanoPixels, across: number, down: number, out: Uint8ClampedArray, at: number): void {
  const row = Math.min(height - 2, Math.max(0, Math.floor(down)))
  const column = Math.floor(across)
  const [right, low] = [across - column, Math.min(1, Math.max(0, down - row))]
  const left = (row * width + ((column + width) % width)) * 4
  const next = (row * width + ((column + 1) % width)) * 4
  for (let i = 0; i < 3; i++) {
    const above = (data[left + i] ?? 0) * (1 - right) + (data[next + i] ?? 0) * right
    const below = (data[left + width * 4 + i] ?? 0) * (1 - right) + (data[next + width * 4 + i] ?? 0) * right
    out[at + i] = above * (1 - low) + below * low
  }
  out[at + 3] = 255
}
