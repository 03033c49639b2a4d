export type ColourScheme = 'light' | 'dark'

/** The basemap's colours, muted so that only the marks are saturated. In sRGB, because MapLibre does not read OKLCH. */
export interface MapColours {
  water: string
  /** the band along the coast */
  shallows: string
  land: string
  coast: string
  areaLine: string
  park: string
  parkLine: string
  rail: string
  railCasing: string
  station: string
  regionLabel: string
  areaLabel: string
  quarterLabel: string
  waterLabel: string
  parkLabel: string
  stationLabel: string
  selectedLabel: string
  halo: string
}

export const MAP_COLOURS: Record<ColourScheme, MapColours> = {
  light: {
    water: '#cfe1ec',
    shallows: '#dfecf3',
    land: '#faf8f3',
    coast: '#9fbccd',
    areaLine: '#ddd3e0',
    park: '#dbebda',
    parkLine: '#c6dcc6',
    rail: '#a9a49a',
    railCasing: '#faf8f3',
    station: '#6b727d',
    regionLabel: '#3f4652',
    areaLabel: '#666c76',
    quarterLabel: '#6f747c',
    waterLabel: '#41728f',
    parkLabel: '#4c7558',
    stationLabel: '#4f5661',
    selectedLabel: '#151b24',
    halo: '#fdfcfa',
  },
  dark: {
    water: '#0b1d2b',
    shallows: '#102737',
    land: '#20262c',
    coast: '#3d566a',
    areaLine: '#443c4e',
    park: '#20352b',
    parkLine: '#2a4437',
    rail: '#5c646c',
    railCasing: '#20262c',
    station: '#98a0a8',
    regionLabel: '#d5d9dd',
    areaLabel: '#a5acb3',
    quarterLabel: '#989fa7',
    waterLabel: '#7fa9c4',
    parkLabel: '#8ab096',
    stationLabel: '#a9b0b7',
    selectedLabel: '#eeece6',
    halo: '#161b20',
  },
}
