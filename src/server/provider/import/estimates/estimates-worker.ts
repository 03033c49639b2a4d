import { DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { CountryCode } from '#market/vocabulary.ts'
import { type EstimateRow, estimateUsualHomes } from './estimate-usual-homes.ts'

export interface EstimatesShare {
  file: string
  country: CountryCode
}

export interface EstimatesTask {
  portion: number
  ids: readonly number[]
}

export interface EstimatesDone {
  portion: number
  rows: EstimateRow[]
}

function answer(port: MessagePort, { file, country }: EstimatesShare): void {
  const db = new DatabaseSync(file, { readOnly: true })
  port.on('message', async ({ portion, ids }: EstimatesTask) => {
    const done: EstimatesDone = { portion, rows: await estimateUsualHomes(db, country, ids) }
    port.postMessage(done)
  })
}

if (parentPort) answer(parentPort, workerData as EstimatesShare)
