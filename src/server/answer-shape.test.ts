import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { answerCheck } from './answer-shape.ts'

const schema = buildSchema(`
  enum Tenure { FREEHOLD LEASEHOLD }
  type Home { id: ID!, psf: Float, floors: Int!, tenure: Tenure, sales: [Sale!]! }
  type Sale { price: Int!, note: String }
  type Refusal { reason: String! }
  union Estimate = Home | Refusal
  type Query { home: Home, estimate: Estimate! }
`)
const misfit = answerCheck(schema)
const HOME = 'query Home { home { id psf floors tenure sales { price note } } }'
const home = { id: 'a', psf: 1.5, floors: 3, tenure: 'FREEHOLD', sales: [{ price: 1, note: null }] }

it('accepts what was asked for, nullable fields as null, and fields beside it', () => {
  expect(misfit(HOME, { home })).toBeNull()
  expect(misfit(HOME, { home: null })).toBeNull()
  expect(misfit(HOME, { home: { ...home, psf: null, tenure: null, sales: [], more: 1 } })).toBeNull()
})

it.each([
  ['query', null],
  ['query', []],
  ['query.home', {}],
  ['query.home', { home: 'no' }],
  ['query.home.floors', { home: { ...home, floors: null } }],
  ['query.home.floors', { home: { ...home, floors: 1.5 } }],
  ['query.home.psf', { home: { ...home, psf: '1.5' } }],
  ['query.home.tenure', { home: { ...home, tenure: 'ROYAL' } }],
  ['query.home.sales', { home: { ...home, sales: {} } }],
  ['query.home.sales.1', { home: { ...home, sales: [{ price: 1, note: null }, null] } }],
  ['query.home.sales.0.price', { home: { ...home, sales: [{ note: 'x' }] } }],
  ['query.home.sales.0.note', { home: { ...home, sales: [{ price: 1 }] } }],
])('says that %s does not fit', (path, data) => {
  expect(misfit(HOME, data)).toBe(path)
})

it('follows aliases, fragments and the type that a union names', () => {
  const query = `query E { it: estimate { __typename ... on Home { ...Id } ... on Refusal { reason } } }
    fragment Id on Home { id }`
  expect(misfit(query, { it: { __typename: 'Home', id: 'a' } })).toBeNull()
  expect(misfit(query, { it: { __typename: 'Refusal', reason: 'thin' } })).toBeNull()
  expect(misfit(query, { it: { __typename: 'Refusal' } })).toBe('query.it.reason')
  expect(misfit(query, { it: { __typename: 'Sale' } })).toBe('query.it')
})

it('lets directives leave a field out', () => {
  const query = 'query Home($all: Boolean!) { home { id psf @include(if: $all) } }'
  expect(misfit(query, { home: { id: 'a' } })).toBeNull()
  expect(misfit(query, { home: { id: 'a', psf: 'x' } })).toBe('query.home.psf')
})
