import type { ColourScheme } from '#property/base-map/map-colours.ts'
import type { Rgb } from './marker-style.ts'

/** One step of a ramp: the same colour as CSS token for legends and as numbers for the map's layers. */
export interface RampStep {
  token: string
  colour: Record<ColourScheme, Rgb>
}

/** Low to high. Lightness is monotonic, so that it can be read without colour vision and in print. */
export const SCALE_RAMP: readonly RampStep[] = [
  { token: '--color-scale-1', colour: { light: [236, 207, 117], dark: [67, 69, 130] } },
  { token: '--color-scale-2', colour: { light: [175, 200, 110], dark: [59, 97, 152] } },
  { token: '--color-scale-3', colour: { light: [101, 184, 134], dark: [35, 130, 166] } },
  { token: '--color-scale-4', colour: { light: [38, 156, 150], dark: [46, 162, 159] } },
  { token: '--color-scale-5', colour: { light: [20, 121, 156], dark: [101, 191, 145] } },
  { token: '--color-scale-6', colour: { light: [39, 83, 146], dark: [178, 210, 121] } },
  { token: '--color-scale-7', colour: { light: [49, 41, 117], dark: [240, 224, 127] } },
]

/** Falls to rises around a neutral middle, in blue and orange, which remain distinct with red-green colour blindness. */
export const CHANGE_RAMP: readonly RampStep[] = [
  { token: '--color-change-1', colour: { light: [23, 85, 155], dark: [96, 170, 243] } },
  { token: '--color-change-2', colour: { light: [79, 132, 186], dark: [82, 131, 186] } },
  { token: '--color-change-3', colour: { light: [146, 182, 213], dark: [67, 96, 126] } },
  { token: '--color-change-4', colour: { light: [215, 212, 205], dark: [73, 77, 83] } },
  { token: '--color-change-5', colour: { light: [222, 172, 125], dark: [148, 102, 64] } },
  { token: '--color-change-6', colour: { light: [208, 121, 64], dark: [202, 125, 68] } },
  { token: '--color-change-7', colour: { light: [174, 71, 31], dark: [244, 162, 92] } },
]

/** The colour of marks without the figure. */
export const METRIC_NONE: RampStep = { token: '--color-scale-none', colour: { light: [173, 171, 165], dark: [82, 86, 91] } }
