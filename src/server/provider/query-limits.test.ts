import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { QUERY_COST_MAX, QUERY_DEPTH_MAX } from '#graphql/limits.ts'
import { queryLimits } from './query-limits.ts'

const schema = buildSchema(`
  type Query { node: Node, nodes(first: Int = 20): [Node!]!, plain: [Node!]! }
  type Node { id: ID!, node: Node, nodes(first: Int = 20): [Node!]!, plain: [Node!]! }
`)
const codes = (query: string) => validate(schema, parse(query), [queryLimits]).map((error) => error.extensions.code)
const nested = (depth: number): string => (depth === 1 ? '{ id }' : `{ node ${nested(depth - 1)} }`)

describe('depth', () => {
  it('is allowed up to the limit and refused above it', () => {
    expect(codes(nested(QUERY_DEPTH_MAX))).toEqual([])
    expect(codes(nested(QUERY_DEPTH_MAX + 1))).toEqual(['query-too-deep'])
  })

  it('is counted through fragments', () => {
    const fragment = `fragment Deep on Node ${nested(QUERY_DEPTH_MAX - 1)}`
    expect(codes(`{ node { ...Deep } } ${fragment}`)).toEqual([])
    expect(codes(`{ node { node { ... on Node { ...Deep } } } } ${fragment}`)).toEqual(['query-too-deep'])
  })

  it('does not count introspection', () => {
    expect(codes('{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }')).toEqual([])
  })
})

describe('cost', () => {
  it('multiplies by first', () => {
    const half = Math.floor(Math.sqrt(QUERY_COST_MAX / 2))
    expect(codes(`{ nodes(first: ${half - 1}) { nodes(first: ${half - 1}) { id } } }`)).toEqual([])
    expect(codes(`{ nodes(first: ${half + 1}) { nodes(first: ${half + 1}) { id node { id } } } }`)).toEqual(['query-too-dear'])
  })

  it('takes the maximum for a variable and a default for plain lists', () => {
    expect(codes('query($n: Int) { nodes(first: $n) { nodes(first: $n) { nodes(first: $n) { id } } } }')).toEqual(['query-too-dear'])
    expect(codes('{ plain { plain { plain { id } } } }')).toEqual([])
    expect(codes('{ plain { plain { plain { plain { id } } } } }')).toEqual(['query-too-dear'])
  })

  it('adds up aliases', () => {
    const aliases = (n: number) => `{ ${Array.from({ length: n }, (_, i) => `a${i}: node { id }`).join(' ')} }`
    expect(codes(aliases(QUERY_COST_MAX / 2))).toEqual([])
    expect(codes(aliases(QUERY_COST_MAX / 2 + 1))).toEqual(['query-too-dear'])
  })

  it('is computed quickly for fragments that use one another', () => {
    const fragments = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Node { a: node { ...F${i + 1} } b: node { ...F${i + 1} } }`)
    expect(codes(`{ node { ...F0 } } ${fragments.join(' ')} fragment F40 on Node { id }`)).toEqual(['query-too-deep', 'query-too-dear'])
  })

  it('terminates for circular fragments and unknown fields', () => {
    expect(codes('{ node { ...A } } fragment A on Node { node { ...B } } fragment B on Node { node { ...A } }')).toEqual([])
    expect(codes('{ nothing { at { all } } ...Missing }')).toEqual([])
  })
})
