import type { ExpressionSpecification, MapLayerMouseEvent, Map as MapLibreMap } from 'maplibre-gl'
import type { PlaceFileType } from '#market/vocabulary.ts'
import { colourScheme } from '#property/base-map/colour-scheme.client.ts'
import { MAP_COLOURS } from '#property/base-map/map-colours.ts'
import { NEARBY_STYLES } from './nearby-style.ts'
import { type Additions, keepAdditions } from './style-additions.client.ts'

const PREFIX = 'nearby-'
const ICON_PX = 18
const RATIO = 2
const NAMES_FROM_ZOOM = 15.5

export interface NearbyFile {
  type: PlaceFileType
  url: string
}

/** A rounded square with the sign in white, ringed so that it stands out on any ground. */
function drawIcon(type: PlaceFileType): ImageData | null {
  const side = ICON_PX * RATIO
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { sign, colour } = NEARBY_STYLES[type]
  pen.scale(RATIO, RATIO)
  pen.beginPath()
  pen.roundRect(0.75, 0.75, ICON_PX - 1.5, ICON_PX - 1.5, 4)
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = '#fff'
  pen.lineWidth = 1
  pen.stroke()
  pen.translate(3.3, 3.3)
  pen.scale((ICON_PX - 6.6) / 24, (ICON_PX - 6.6) / 24)
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(sign))
  return pen.getImageData(0, 0, side, side)
}

function additionsOf(files: readonly NearbyFile[], isLocalNames: boolean): Additions {
  const colours = MAP_COLOURS[colourScheme()]
  const name: ExpressionSpecification = isLocalNames ? ['coalesce', ['get', 'nameLocal'], ['get', 'name']] : ['get', 'name']
  return {
    sources: Object.fromEntries(
      files.map(({ type, url }) => [`${PREFIX}${type}`, { type: 'geojson', data: new URL(url, window.location.href).href }]),
    ),
    layers: files.map(({ type }) => ({
      id: `${PREFIX}${type}`,
      type: 'symbol',
      source: `${PREFIX}${type}`,
      minzoom: NEARBY_STYLES[type].fromZoom,
      layout: {
        'icon-image': `${PREFIX}${type}`,
        'icon-padding': 1,
        'text-field': ['step', ['zoom'], '', NAMES_FROM_ZOOM, name],
        'text-font': ['Inter'],
        'text-size': 11,
        'text-anchor': 'top',
        'text-offset': [0, 1],
        'text-max-width': 8,
        'text-optional': true,
      },
      paint: { 'text-color': colours.stationLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.3 },
    })),
  }
}

const LAND_LAYER = `${PREFIX}land`

/** Makes the sites on the map open their pages. Returns a function that undoes it. */
function openSites(map: MapLibreMap, onSite: (key: string) => void): () => void {
  const open = ({ features }: MapLayerMouseEvent) => {
    const key: unknown = features?.[0]?.properties.key
    if (typeof key === 'string') onSite(key)
  }
  map.on('click', LAND_LAYER, open)
  return () => {
    map.off('click', LAND_LAYER, open)
  }
}

/** Shows kinds of nearby places; `onSite`: a site for building was clicked. Returns a function that removes them. */
export function showNearby(
  map: MapLibreMap,
  files: readonly NearbyFile[],
  isLocalNames: boolean,
  onSite: (key: string) => void,
): () => void {
  const additions = keepAdditions(map, PREFIX, () => {
    for (const { type } of files) {
      const id = `${PREFIX}${type}`
      const icon = map.hasImage(id) ? null : drawIcon(type)
      if (icon) map.addImage(id, icon, { pixelRatio: RATIO })
    }
    return additionsOf(files, isLocalNames)
  })
  const closeSites = openSites(map, onSite)
  return () => {
    closeSites()
    additions.remove()
  }
}
