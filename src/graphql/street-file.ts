/**
 * The streets of a market as JSON files: one of the main streets, `streets`, which names the files of the others, one for each tenth of a degree in
 * which streets begin. The provider writes them when data is published; the map draws from them. Coordinates are as `point-text.ts` writes them.
 */
export interface StreetFile {
  names: readonly string[]
  /** of each line the index of its name, -1 for none, and its points */
  lines: readonly (readonly [name: number, points: string])[]
}

export interface StreetTile {
  /** the file's name with its hash, beside that of the main streets */
  file: string
  /** south, west, north and east of the streets in it */
  box: readonly [number, number, number, number]
}

export interface MainStreetFile extends StreetFile {
  /** who has to be named on the map */
  credit: string
  tiles: readonly StreetTile[]
}
