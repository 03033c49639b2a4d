import type { CSSProperties } from 'react'
import { accentShades } from '#lib/accent-shades.ts'

/** What colours links, buttons and marks inside an agent's pages: readable shades of the chosen colour; nothing where none was chosen. */
export function accentStyle(accent: string | null): CSSProperties {
  if (accent === null) return {}
  const { light, dark } = accentShades(accent)
  const words = `light-dark(${light}, ${dark})`
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--color-lagoon': words,
    '--color-lagoon-soft': 'var(--color-wash)',
    // white letters lie on these in both themes
    '--color-terracotta': light,
    '--color-terracotta-deep': light,
    '--color-terracotta-mark': words,
  }
  return style
}
