import type { CSSProperties } from 'react'
import type { BuildingKind } from './facts.ts'
import { pickOne, pictureRandom } from './random.ts'

export const mixed = (colour: string, percent: number, base = 'var(--color-sheet)') => `color-mix(in oklab, ${colour} ${percent}%, ${base})`

const WALLS = ['oklch(0.86 0.06 70)', 'oklch(0.86 0.05 45)', 'oklch(0.87 0.04 150)', 'oklch(0.86 0.04 215)', 'oklch(0.88 0.05 95)'] as const
const TOWER_WALLS = [
  'oklch(0.82 0.03 250)',
  'oklch(0.84 0.04 200)',
  'oklch(0.86 0.05 80)',
  'oklch(0.8 0.04 285)',
  'oklch(0.85 0.05 40)',
  'oklch(0.84 0.045 150)',
  'oklch(0.9 0.015 95)',
] as const
const ACCENTS = [
  'oklch(0.62 0.12 40)',
  'oklch(0.55 0.09 210)',
  'oklch(0.68 0.11 75)',
  'oklch(0.58 0.09 155)',
  'oklch(0.52 0.11 275)',
] as const

/** The inks every picture shares, derived from the theme's paper and ink so that the dark theme follows by itself. */
export const pictureInks = {
  '--p-ink': mixed('var(--color-ink)', 68),
  '--p-line': mixed('var(--color-ink)', 30),
  '--p-glass': mixed('oklch(0.68 0.06 235)', 62),
  '--p-dim': mixed('var(--color-ink)', 14),
  '--p-lit': mixed('oklch(0.88 0.12 85)', 92),
  '--p-leaf': mixed('oklch(0.72 0.09 150)', 62),
  '--p-leaf2': mixed('oklch(0.6 0.09 155)', 66),
  // a light sky is too bright on the dark theme, which uses the page's own background instead
  '--p-sky': `light-dark(${mixed('oklch(0.88 0.05 230)', 34, 'var(--color-paper)')}, var(--color-sky))`,
  '--p-far': mixed('oklch(0.72 0.04 235)', 20, 'var(--color-paper)'),
  '--p-ground': mixed('oklch(0.7 0.06 140)', 24, 'var(--color-paper)'),
} as const

/** Wall and accent colours of one building, as CSS variables. */
export function buildingInks(kind: BuildingKind, seed: string): CSSProperties {
  const random = pictureRandom(`${seed} inks`)
  const wall = pickOne(random, kind === 'tower' ? TOWER_WALLS : WALLS)
  const accent = pickOne(random, ACCENTS)
  return {
    '--p-wall': mixed(wall, 42),
    '--p-shade': mixed(wall, 82),
    '--p-accent': mixed(accent, 72),
    '--p-roof': mixed('oklch(0.58 0.1 38)', 66),
  } as CSSProperties
}
