import type { ColourScheme } from './marker-style.ts'

const DARK = '(prefers-color-scheme: dark)'

/** What the page is drawn in: the chosen theme, else the device's. */
export function colourScheme(): ColourScheme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/** Calls back when {@link colourScheme} may have changed. Returns what ends it. */
export function watchColourScheme(onChange: () => void): () => void {
  const device = matchMedia(DARK)
  const chosen = new MutationObserver(onChange)
  device.addEventListener('change', onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    device.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}
