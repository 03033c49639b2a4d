import { elementAt } from '#lib/element-at.ts'
import { psfOf } from '#lib/units.ts'
import { UNIT_MIXES } from '#market/vocabulary.ts'
import { TXN_FLAG, type TxnRow } from '../db/market/rows.ts'

/** The fields of all transactions that statistics need, as columns, so that a million rows take little memory. */
export class TxnColumns {
  readonly id: number[] = []
  readonly project: number[] = []
  readonly isRent: boolean[] = []
  readonly isNewSale: boolean[] = []
  readonly month: number[] = []
  readonly price: number[] = []
  /** 0, as psf, where the source gives none */
  readonly areaSqm: number[] = []
  readonly psf: number[] = []
  /** 0 where the source gives none */
  readonly floorLow: number[] = []
  /** index into UNIT_MIXES */
  readonly mix: number[] = []
  readonly flags: number[] = []
  /** left out of statistics: several units in one row, an outlier, without a month, or without a size by which its price could be judged */
  readonly excluded: boolean[] = []

  get length(): number {
    return this.id.length
  }

  add(row: TxnRow): void {
    this.id.push(row.id)
    this.project.push(row.projectId)
    this.isRent.push(row.kind === 'rent')
    this.isNewSale.push(row.activity === 'newsale')
    this.month.push(row.month)
    this.price.push(row.price)
    this.areaSqm.push(row.areaSqm ?? 0)
    this.psf.push(row.areaSqm === null ? 0 : psfOf(row.price, row.areaSqm))
    this.floorLow.push(row.floorLow ?? row.floorHigh ?? 0)
    this.mix.push(UNIT_MIXES.indexOf(row.unitMix))
    this.flags.push(row.flags)
    this.excluded.push(
      row.units > 1 || row.areaSqm === null || (row.flags & (TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.yearAlone)) !== 0,
    )
  }

  /** Whether the record of a row tells its month. */
  isDated(row: number): boolean {
    return (elementAt(this.flags, row) & TXN_FLAG.yearAlone) === 0
  }

  /** Row numbers by project id, each list in the order of arrival. */
  byProject(): Map<number, number[]> {
    const groups = new Map<number, number[]>()
    for (let row = 0; row < this.length; row++) {
      const project = elementAt(this.project, row)
      const group = groups.get(project)
      if (group) group.push(row)
      else groups.set(project, [row])
    }
    return groups
  }
}
