import { expect, test } from 'vitest'
import { inBlockOrder } from './block-order.ts'

const named = (title: string, kind = 'project', isExact = 0) => ({ title, kind, isExact })
const titles = (all: { title: string }[]) => all.map(({ title }) => title)

test('blocks of a street stand by their numbers where their ranks were', () => {
  const ranked = [
    named('Cedar Ave', 'street'),
    ...['Blk 10A Cedar Ave', 'Blk 9 Cedar Ave', 'The Cedars', 'Blk 10 Cedar Ave'].map((title) => named(title)),
    ...['Blk 7 Elm Rd', 'Blk 1 Elm Rd'].map((title) => named(title)),
  ]
  expect(titles(inBlockOrder(ranked))).toEqual([
    'Cedar Ave',
    'Blk 9 Cedar Ave',
    'Blk 10 Cedar Ave',
    'The Cedars',
    'Blk 10A Cedar Ave',
    'Blk 1 Elm Rd',
    'Blk 7 Elm Rd',
  ])
})

test('an exact hit stays first', () => {
  const ranked = [named('Blk 12 Cedar Ave', 'project', 1), named('Blk 120 Cedar Ave'), named('Blk 3 Cedar Ave')]
  expect(titles(inBlockOrder(ranked))).toEqual(['Blk 12 Cedar Ave', 'Blk 3 Cedar Ave', 'Blk 120 Cedar Ave'])
})
