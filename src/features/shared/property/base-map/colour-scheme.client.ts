import type { ColourScheme } from './map-colours.ts'

const DARK = '(prefers-color-scheme: dark)'

/** The map's colour scheme: its own style where one is chosen (`data-map-style` of the page), else the page's theme, else the device's. */
export function colourScheme(): ColourScheme {
  const { mapStyle, theme } = document.documentElement.dataset
  const chosen = mapStyle ?? theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/** Calls back when {@link colourScheme} may have changed. Returns a function that stops it. */
export function watchColourScheme(onChange: () => void): () => void {
  const device = matchMedia(DARK)
  const chosen = new MutationObserver(onChange)
  device.addEventListener('change', onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-map-style'] })
  return () => {
    device.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}
