import { discsPath, round1 } from './path.ts'
import { pictureRandom } from './random.ts'

interface Disc {
  x: number
  y: number
  r: number
  squash?: number
}

/** Where trees stand: rain trees with a flat crown, round street trees, and palms are all discs on a trunk. */
function plantTrees(seed: string, from: number, to: number, base: number, count: number, size: number) {
  const random = pictureRandom(seed)
  const crowns: Disc[] = []
  const lights: Disc[] = []
  let trunks = ''
  for (let i = 0; i < count; i++) {
    const x = from + ((i + 0.15 + random() * 0.7) * (to - from)) / count
    const r = size * (0.62 + random() * 0.6)
    const wide = random() < 0.35
    const trunk = r * (wide ? 1.15 : 0.9)
    trunks += `M${round1(x)} ${round1(base)}v${round1(-trunk)}`
    const y = base - trunk - r * (wide ? 0.35 : 0.7)
    crowns.push({ x, y, r: wide ? r * 1.5 : r, squash: wide ? 0.52 : 1.06 })
    lights.push({ x: x - r * 0.28, y: y - r * 0.18, r: r * (wide ? 0.8 : 0.5), squash: wide ? 0.5 : 1 })
  }
  return { crowns, lights, trunks }
}

interface TreesProps {
  seed: string
  from: number
  to: number
  base: number
  count: number
  /** crown radius in drawing units */
  size: number
}

export function Trees({ seed, from, to, base, count, size }: TreesProps) {
  const { crowns, lights, trunks } = plantTrees(seed, from, to, base, count, size)
  return (
    <g>
      <path d={trunks} stroke="var(--p-ink)" strokeWidth=".9" fill="none" />
      <path d={discsPath(crowns)} fill="var(--p-leaf2)" fillOpacity=".92" stroke="var(--p-ink)" strokeOpacity=".35" strokeWidth=".5" />
      <path d={discsPath(lights)} fill="var(--p-leaf)" fillOpacity=".9" />
    </g>
  )
}

/** A pale distant skyline and the ground. */
export function Backdrop({ seed, width, base, height }: { seed: string; width: number; base: number; height: number }) {
  const random = pictureRandom(`${seed} backdrop`)
  let d = `M0 ${round1(base)}`
  let x = 0
  while (x < width) {
    const step = width * (0.03 + random() * 0.06)
    const rise = height * (0.05 + random() * random() * 0.3)
    d += `V${round1(base - rise)}H${round1(Math.min(width, x + step))}`
    x += step
  }
  return <path d={`${d}V${round1(base)}z`} fill="var(--p-far)" />
}
