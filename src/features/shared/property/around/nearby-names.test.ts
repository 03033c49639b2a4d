import { describe, expect, it } from 'vitest'
import { shopName } from './shop-names.ts'
import { stationLines } from './station-lines.ts'

describe('shopName', () => {
  it.each([
    ['NTUC Fairprice Co-Operative Ltd', 'FairPrice'],
    ['Cold Storage Singapore (1983) Pte Ltd', 'Cold Storage'],
    ['Prime Supermarket (1996) Pte Ltd', 'Prime Supermarket'],
    ['Oversea-Chinese Banking Corporation Limited', 'OCBC'],
    ['Little Farms Pte. Ltd.', 'Little Farms'],
    ['Sadia Supermarket & Trading (S) Pte. Ltd.', 'Sadia Supermarket & Trading'],
    ['Your Grocer Private Limited', 'Your Grocer'],
    ['Isetan (Singapore) Limited?', 'Isetan'],
    ['Daily Basket, Queenstown', 'Daily Basket, Queenstown'],
    ['Yeo Keng Guan', null],
    ['Teo Bobby', null],
  ])('%s is %s', (legal, known) => expect(shopName(legal)).toBe(known))
})

describe('stationLines', () => {
  it('reads each line of a code with its colour', () => {
    expect(stationLines('CC10/DT26')).toEqual([
      { code: 'CC10', colour: '#fa9e0d' },
      { code: 'DT26', colour: '#005ec4' },
    ])
    expect(stationLines('SW5')).toEqual([{ code: 'SW5', colour: '#748477' }])
  })
  it('keeps a code of no known line, and none where there is none', () => {
    expect(stationLines('KET')).toEqual([{ code: 'KET', colour: null }])
    expect([stationLines(null), stationLines('')]).toEqual([[], []])
  })
})
