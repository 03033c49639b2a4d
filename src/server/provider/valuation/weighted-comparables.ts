import { Comparables, type Evidence, gather, moveToArea, type Subject } from './comparables.ts'
import { type KernelShape, KernelView } from './kernel.ts'
import { PlaneView } from './local-fit.ts'

type Shapes = readonly { name?: string; shape: KernelShape }[]

/** A subject's comparables and how each kernel and plane sees them. Its memory is used again for the next subject. */
export class WeightedComparables {
  readonly comparables: Comparables
  readonly kernels: readonly KernelView[]
  readonly planes: readonly PlaneView[]
  /** the kernels whose medians are asked for too */
  readonly medians: readonly KernelView[]

  constructor({ shapes, planes, medians = [] }: { shapes: Shapes; planes: Shapes; medians?: readonly string[] }, capacity: number) {
    const room = Math.max(1, capacity)
    this.comparables = new Comparables(room)
    this.kernels = shapes.map(({ shape }) => new KernelView(shape, room))
    this.medians = medians.flatMap((name) => this.kernels[shapes.findIndex((one) => one.name === name)] ?? [])
    this.planes = planes.map(({ shape }) => new PlaneView(shape, room))
  }

  /** Gathers the comparables of a subject and looks at them through every kernel and plane. */
  lookAt(evidence: Evidence, subject: Subject): void {
    gather(evidence, subject, this.comparables)
    for (const view of [...this.kernels, ...this.planes]) view.lookAt(this.comparables)
  }

  /** The same subject with another area: much cheaper than a new look. */
  moveTo(evidence: Evidence, { kind, area }: Pick<Subject, 'kind' | 'area'>): void {
    moveToArea(evidence, kind, area, this.comparables)
  }
}
