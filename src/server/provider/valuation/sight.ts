import { Comparables, type Evidence, gather, moveToArea, type Subject } from './comparables.ts'
import { type KernelShape, KernelView } from './kernel.ts'
import { PlaneView } from './local-fit.ts'

type Shapes = readonly { shape: KernelShape }[]

/** A subject's comparables and how each kernel and plane sees them. Its memory is used again for the next subject. */
export class Sight {
  readonly comparables: Comparables
  readonly kernels: readonly KernelView[]
  readonly planes: readonly PlaneView[]

  constructor({ shapes, planes }: { shapes: Shapes; planes: Shapes }, capacity: number) {
    const room = Math.max(1, capacity)
    this.comparables = new Comparables(room)
    this.kernels = shapes.map(({ shape }) => new KernelView(shape, room))
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
