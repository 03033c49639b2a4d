import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 960
const HEIGHT = 720
const TURNS = 5

type Colour = readonly [red: number, green: number, blue: number]

interface Look {
  wall: Colour
  floor: Colour
  seat: Colour
  sky: Colour
}

const LOOKS: readonly Look[] = [
  { wall: [236, 229, 217], floor: [176, 138, 98], seat: [92, 121, 118], sky: [170, 208, 226] },
  { wall: [226, 232, 230], floor: [150, 128, 110], seat: [186, 108, 78], sky: [196, 221, 232] },
  { wall: [240, 236, 230], floor: [196, 174, 146], seat: [74, 92, 122], sky: [246, 214, 176] },
  { wall: [222, 224, 216], floor: [132, 112, 92], seat: [154, 140, 92], sky: [150, 190, 214] },
]

/** Drawings that differ; other numbers have one of these. */
const DRAWINGS = LOOKS.length * TURNS
const drawn = new Map<number, Uint8Array<ArrayBuffer>>()

/** A drawing of an empty living room with a window and a sofa, one of several, as a PNG of 960 × 720: what demo vendors deliver. */
export function drawnRoom(number: number): Uint8Array<ArrayBuffer> {
  const which = number % DRAWINGS
  const known = drawn.get(which)
  if (known) return known
  const made = draw(which)
  drawn.set(which, made)
  return made
}

function draw(number: number): Uint8Array<ArrayBuffer> {
  const look = LOOKS[number % LOOKS.length] as Look
  // the camera turns a little from picture to picture
  const shift = ((number * 7) % TURNS) * 40 - 80
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) rows.set(pixel(look, x - shift, y), y * (1 + WIDTH * 3) + 1 + x * 3)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const FLOOR_LINE = 500

function pixel(look: Look, x: number, y: number): Colour {
  if (y > 430 && y < 600 && x > 140 && x < 520) return shade(look.seat, y < 500 ? 1 : x < 180 || x > 480 ? 0.82 : 0.9)
  const isWindow = x > 560 && x < 860 && y > 110 && y < 400
  const isBar = x % 150 < 110 ? y > 250 && y < 258 : x % 150 < 118
  if (isWindow)
    return isBar ? [250, 250, 248] : y > 330 ? shade([96, 128, 92], 0.8 + (x % 37) / 150) : shade(look.sky, 0.86 + (y - 110) / 1_600)
  if (y < FLOOR_LINE) return shade(look.wall, 1 - Math.abs(x - 700) / 4_000 - (FLOOR_LINE - y) / 5_000)
  if (y < FLOOR_LINE + 10) return [248, 246, 242]
  // boards that run towards the camera
  const board = Math.floor(((x - 480) / (y - 300)) * 6)
  return shade(look.floor, 0.88 + (((board * 13) % 7) + 7) / 90 + (y - FLOOR_LINE) / 2_600)
}

const shade = ([red, green, blue]: Colour, by: number): Colour => [
  Math.min(255, red * by),
  Math.min(255, green * by),
  Math.min(255, blue * by),
]
