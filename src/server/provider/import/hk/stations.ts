import { basename } from 'node:path'
import { z } from 'zod'
import type { MarketSink } from '../../db/market/rows.ts'
import { AmenityBook } from '../amenity-book.ts'
import { type ImportContext, type RecognisedFile, Tally } from '../import-context.ts'
import { ImportRefused, messageOf, readText } from '../input-file.ts'
import { eachCsvRow } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'
import { BOUNDS } from './bounds.ts'

const exits = z.array(z.unknown())
const exit = z.object({
  name_en: z.string().trim().min(1),
  name_zh: z.string().trim().min(1),
  exit: z.string().trim().min(1),
  lat: z.number().min(BOUNDS.south).max(BOUNDS.north),
  lng: z.number().min(BOUNDS.west).max(BOUNDS.east),
})

interface Exits {
  nameLocal: string
  places: { exit: string; lat: number; lng: number }[]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Stations of the MTR with both names, and their exits. A station that only the exits tell of is in the middle of them. */
export class MtrStations {
  private readonly book = new AmenityBook()
  private readonly exits = new Map<string, Exits>()

  async readStations(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const at = { lat: numberCell(cell, 'lat', BOUNDS.south, BOUNDS.north), lng: numberCell(cell, 'lng', BOUNDS.west, BOUNDS.east) }
      this.add(required(cell, 'name_en'), required(cell, 'name_zh'), at)
      return undefined
    })
  }

  async readExits(file: RecognisedFile, context: ImportContext): Promise<void> {
    const text = await readText(file.path, (bytes) => context.progress.advance(bytes))
    let read: unknown[]
    try {
      read = exits.parse(JSON.parse(text))
    } catch (error) {
      throw new ImportRefused(`${basename(file.path)}: ${messageOf(error)}`)
    }
    const tally = new Tally(context.files.indexOf(file) + 1, file, context.report)
    for (const row of read)
      tally.each(() => {
        const { success, data, error } = exit.safeParse(row)
        if (!success) throw new RowError(error.issues[0]?.path.join('.') ?? '', 'is missing, or is not a place in Hong Kong')
        const own = this.exits.get(data.name_en) ?? { nameLocal: data.name_zh, places: [] }
        own.places.push({ exit: data.exit, lat: data.lat, lng: data.lng })
        this.exits.set(data.name_en, own)
        return undefined
      })
    tally.close()
    context.sink.source(tally.toSource())
  }

  private add(name: string, nameLocal: string, at: { lat: number; lng: number }): void {
    this.book.add({ type: 'mtr', subtype: null, code: null, name, nameLocal, ...at })
  }

  write(sink: MarketSink): void {
    for (const [name, { nameLocal, places }] of this.exits)
      this.add(name, nameLocal, { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) })
    this.book.write(sink)
    for (const { places } of this.exits.values())
      for (const { exit: letter, lat, lng } of places)
        sink.shape({
          kind: 'exit',
          name: letter,
          nameLocal: null,
          colour: null,
          geometry: { type: 'Point', coordinates: [lng, lat] },
        })
  }
}
