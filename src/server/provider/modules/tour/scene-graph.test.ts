import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadEnds, type SceneGraph, unreachableScenes } from './scene-graph.ts'

const graph: fc.Arbitrary<SceneGraph> = fc.integer({ min: 1, max: 7 }).chain((count) => {
  const scenes = Array.from({ length: count }, (_, at) => `s${at}`)
  const scene = fc.constantFrom(...scenes)
  return fc.record({
    scenes: fc.constant(scenes),
    doors: fc.array(fc.record({ from: scene, to: scene, yaw: fc.double({ noNaN: true }) }), { maxLength: 14 }),
  })
})

test('a ring has neither dead ends nor scenes that cannot be reached', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), (count) => {
      const scenes = Array.from({ length: count }, (_, at) => `s${at}`)
      const ring = { scenes, doors: scenes.map((from, at) => ({ from, to: `s${(at + 1) % count}`, yaw: 0 })) }
      expect([unreachableScenes(ring), deadEnds(ring)]).toEqual([[], []])
      expect(deadEnds({ ...ring, doors: ring.doors.slice(1) })).toEqual(['s0'])
      expect(unreachableScenes({ ...ring, doors: ring.doors.slice(1) })).toEqual(scenes.slice(1))
    }),
  )
})

test('another door never makes a scene harder to reach', () => {
  fc.assert(
    fc.property(graph, fc.nat(), fc.nat(), ({ scenes, doors }, a, b) => {
      const [from = 's0', to = 's0'] = [scenes[a % scenes.length], scenes[b % scenes.length]]
      const more = { scenes, doors: [...doors, { from, to, yaw: 0 }] }
      for (const scene of unreachableScenes(more)) expect(unreachableScenes({ scenes, doors })).toContain(scene)
      for (const scene of deadEnds(more)) expect(deadEnds({ scenes, doors })).toContain(scene)
    }),
  )
})

test('what can be reached is reached by doors from what can be reached', () => {
  fc.assert(
    fc.property(graph, ({ scenes, doors }) => {
      const lost = new Set(unreachableScenes({ scenes, doors }))
      expect(lost.has('s0')).toBe(false)
      for (const { from, to } of doors) if (!lost.has(from)) expect(lost.has(to)).toBe(false)
    }),
  )
})
