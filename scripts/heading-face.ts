import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const WHOLE = import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2')
const OURS = fileURLToPath(new URL('../src/features/shared/ui/source-serif-headings.woff2', import.meta.url))

/** The letters of fonts.css: Latin, its accents, punctuation, and the signs of our headings. */
const LETTERS = [
  ...between(0x20, 0xff),
  0x131,
  0x152,
  0x153,
  0x2bb,
  0x2bc,
  0x2c6,
  0x2da,
  0x2dc,
  ...between(0x2000, 0x206f),
  0x20ac,
  0x2122,
  0x2190,
  0x2191,
  0x2192,
  0x2193,
  0x2212,
  0x2215,
]

/**
 * The serif with what headings use of it: one weight, the optical sizes from 16 points up, the features that set text and figures. A third of
 * the whole, which is what a first visit waits for (decision 103).
 */
export async function writeHeadingFace(): Promise<void> {
  const whole = readFileSync(fileURLToPath(WHOLE))
  const face = await subsetFont(whole, String.fromCodePoint(...LETTERS), {
    targetFormat: 'woff2',
    variationAxes: { wght: 560, opsz: { min: 16, max: 60 } },
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
  })
  writeFileSync(OURS, face)
}

/** Whole numbers from the first to the last. */
function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
