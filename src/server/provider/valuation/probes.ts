import type { AskedArea } from './area-domain.ts'

/** Examples described at other areas than their own: the probes of example i are `start[i]` … `start[i + 1] − 1`. */
export interface Probes {
  start: Int32Array
  area: Float64Array
  /** what the area is asked for, see area-domain */
  role: Uint8Array
  /** the kernel's log price */
  base: Float64Array
  /** features, one row after the other */
  features: Float32Array
}

/** Collects probes, example by example. */
export class ProbeList {
  private readonly starts: number[] = []
  private readonly areas: number[] = []
  private readonly roles: number[] = []
  private readonly bases: number[] = []
  private readonly rows: Float32Array[] = []
  private readonly examples: number

  constructor(examples: number) {
    this.examples = examples
  }

  /** The probes added next belong to this example; examples come in ascending order. */
  open(example: number): void {
    while (this.starts.length <= example) this.starts.push(this.areas.length)
  }

  add({ area, role }: AskedArea, base: number, features: Float32Array): void {
    this.areas.push(area)
    this.roles.push(role)
    this.bases.push(base)
    this.rows.push(features.slice())
  }

  /** All that was collected. */
  finish(): Probes {
    this.open(this.examples)
    const width = this.rows[0]?.length ?? 0
    const features = new Float32Array(this.rows.length * width)
    this.rows.forEach((row, i) => {
      features.set(row, i * width)
    })
    return {
      start: Int32Array.from(this.starts),
      area: Float64Array.from(this.areas),
      role: Uint8Array.from(this.roles),
      base: Float64Array.from(this.bases),
      features,
    }
  }
}

export type Allocate = (bytes: number) => ArrayBufferLike

/** The probes of consecutive examples as one. */
export function joinProbes(parts: readonly Probes[], allocate: Allocate = (bytes) => new ArrayBuffer(bytes)): Probes {
  const sum = (length: (one: Probes) => number) => parts.reduce((total, one) => total + length(one), 0)
  const probes = sum(({ area }) => area.length)
  const joined: Probes = {
    start: new Int32Array(allocate((sum(({ start }) => start.length - 1) + 1) * 4)),
    area: new Float64Array(allocate(probes * 8)),
    role: new Uint8Array(allocate(probes)),
    base: new Float64Array(allocate(probes * 8)),
    features: new Float32Array(allocate(sum(({ features }) => features.length) * 4)),
  }
  let [examples, before, width] = [0, 0, 0]
  for (const { start, area, role, base, features } of parts) {
    for (const [i, first] of start.entries()) joined.start[examples + i] = before + first
    joined.area.set(area, before)
    joined.role.set(role, before)
    joined.base.set(base, before)
    joined.features.set(features, width)
    examples += start.length - 1
    before += area.length
    width += features.length
  }
  return joined
}
