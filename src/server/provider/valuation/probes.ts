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

  finish(allocate: (bytes: number) => ArrayBufferLike): Probes {
    this.open(this.examples)
    const width = this.rows[0]?.length ?? 0
    const features = new Float32Array(allocate(this.rows.length * width * 4))
    this.rows.forEach((row, i) => {
      features.set(row, i * width)
    })
    const numbers = (list: readonly number[]) => {
      const column = new Float64Array(allocate(list.length * 8))
      column.set(list)
      return column
    }
    const role = new Uint8Array(allocate(this.roles.length))
    role.set(this.roles)
    const start = new Int32Array(allocate((this.examples + 1) * 4))
    start.set(this.starts)
    return { start, area: numbers(this.areas), role, base: numbers(this.bases), features }
  }
}
