import type { ColourScheme } from './marker-style.ts'

/** The basemap's colours: quiet context, so that the marks are the only saturated thing. MapLibre reads sRGB, not OKLCH. */
export interface MapColours {
  water: string
  land: string
  coast: string
  areaLine: string
  park: string
  rail: string
  railCasing: string
  station: string
  areaLabel: string
  parkLabel: string
  stationLabel: string
  selectedLabel: string
  halo: string
}

export const MAP_COLOURS: Record<ColourScheme, MapColours> = {
  light: {
    water: '#dbe8f0',
    land: '#faf8f3',
    coast: '#c3d4df',
    areaLine: '#e3dfd6',
    park: '#dcecdd',
    rail: '#a9a49a',
    railCasing: '#faf8f3',
    station: '#4f5661',
    areaLabel: '#70757e',
    parkLabel: '#4c7558',
    stationLabel: '#4f5661',
    selectedLabel: '#151b24',
    halo: '#fdfcfa',
  },
  dark: {
    water: '#0e151c',
    land: '#1b2127',
    coast: '#2d3a45',
    areaLine: '#2e353d',
    park: '#1d2e27',
    rail: '#5c646c',
    railCasing: '#1b2127',
    station: '#a9b0b7',
    areaLabel: '#949ba3',
    parkLabel: '#7fa58b',
    stationLabel: '#a9b0b7',
    selectedLabel: '#eeece6',
    halo: '#161b20',
  },
}
