import { expect, it } from 'vitest'
import { BENCH, BENCH_ROOMS } from '#features/shell/bench/rooms.ts'
import { BENCH_WORKERS } from '#features/shell/bench/workers.ts'
import { enumWord } from '#filter/wire-names.ts'
import { PLAN_KEYS, PLAN_RIGHTS, RIGHTS } from '#graphql/plan-rights.ts'
import { rightsOfSeat } from '#provider/modules/subscription/seat-rights.ts'

const doors = BENCH_WORKERS.flatMap((worker) => BENCH_ROOMS.flatMap((room) => BENCH[worker][room] ?? []))

it('every right that a room needs is in the table of rights, and some plan opens it', () => {
  const needed = doors.flatMap(({ right }) => right ?? [])
  expect(needed.length).toBeGreaterThan(0)
  for (const right of needed)
    expect(
      PLAN_KEYS.filter((plan) => PLAN_RIGHTS[plan][right]),
      right,
    ).not.toEqual([])
})

it('a room of seats that needs a right of the plan needs the grant by which the provider passes it on', () => {
  const both = doors.filter(({ right, grants }) => right && grants)
  expect(both.length).toBeGreaterThan(0)
  for (const { right, grants = [], to } of both)
    expect(
      rightsOfSeat(
        RIGHTS,
        grants.map((grant) => enumWord(grant)),
      ).filter((opened) => opened === right),
      to,
    ).toEqual([right])
})

it('each room has a door for somebody', () => {
  expect(BENCH_ROOMS.filter((room) => BENCH_WORKERS.every((worker) => BENCH[worker][room] === null))).toEqual([])
})
