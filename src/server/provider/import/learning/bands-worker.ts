import { parentPort, workerData } from 'node:worker_threads'
import { bandsBefore, type Valued, valueMonth } from '../../valuation/backtest.ts'
import type { Bands } from '../../valuation/bands.ts'
import type { Market } from '../../valuation/sale-table.ts'
import type { RefitShare } from './refit-worker.ts'

export interface BandsShare extends RefitShare {
  market: Market
}

/** A month whose sales are to be valued, or whose bands alone are wanted. */
export interface BandsTask {
  month: number
  isValued: boolean
}

export interface BandsDone {
  month: number
  valued: Valued[]
  bands: Bands | null
}

const { market, examples, estimates, plan } = workerData as BandsShare

parentPort?.on('message', ({ month, isValued }: BandsTask) => {
  const done: BandsDone = isValued
    ? { month, valued: valueMonth(market, examples, estimates, month, plan), bands: null }
    : { month, valued: [], bands: bandsBefore(market, examples, estimates, month, plan) }
  parentPort?.postMessage(done)
})
