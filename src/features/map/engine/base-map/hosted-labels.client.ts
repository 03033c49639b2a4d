import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl'

/**
 * Writes the places of a hosted style in a language (`zh-Hans`): by the name its tiles have in that language, `name_zh-Hans` or
 * `name:zh-Hans`, else as the style itself writes them. Labels of other things than names stay.
 */
export function labelIn(map: Pick<MapLibreMap, 'getStyle' | 'getLayoutProperty' | 'setLayoutProperty'>, language: string): void {
  for (const { id, type } of map.getStyle().layers) {
    const text: unknown = type === 'symbol' ? map.getLayoutProperty(id, 'text-field') : null
    if (!/name/.test(JSON.stringify(text ?? ''))) continue
    // tokens in braces mean nothing inside an expression
    const own = typeof text === 'string' ? ['get', 'name'] : text
    map.setLayoutProperty(id, 'text-field', [
      'coalesce',
      ['get', `name_${language}`],
      ['get', `name:${language}`],
      own,
    ] as ExpressionSpecification)
  }
}
