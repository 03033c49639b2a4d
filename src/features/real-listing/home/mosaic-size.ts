/** How many of the pictures stand in the mosaic: one large with four, with two, or two side by side; fewer than two are no mosaic. */
export const mosaicSize = (pictures: number): 0 | 2 | 3 | 5 => (pictures >= 5 ? 5 : pictures >= 3 ? 3 : pictures === 2 ? 2 : 0)
