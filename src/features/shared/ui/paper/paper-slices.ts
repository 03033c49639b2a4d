import inter from '@fontsource/inter/unicode.json'
import noto from '@fontsource/noto-sans-sc/unicode.json'
import type { FontSlices } from '#lib/font-slices.ts'

/** The letters of each file of the font that documents are written in. Noto Sans SC has few Latin letters with marks; those are Inter’s. */
export const NOTO_SLICES: FontSlices = { ...noto, 'latin-ext': inter['latin-ext'] }

/** The file of a slice in the folder of packages; "[4]" in the list of ranges is "4" in a file's name. */
export const sliceFile = (slice: string): string =>
  slice === 'latin-ext'
    ? '@fontsource/inter/files/inter-latin-ext-400-normal.woff'
    : `@fontsource/noto-sans-sc/files/noto-sans-sc-${slice.replace(/[[\]]/g, '')}-400-normal.woff`
