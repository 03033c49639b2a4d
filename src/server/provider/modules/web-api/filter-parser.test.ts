import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EntitySet, edmBits, edmDate, edmDecimal, edmKey } from './entity-set.ts'
import { FilterParser } from './filter-parser.ts'
import { sqlOf } from './filter-sql.ts'
import { ODataFault } from './odata-fault.ts'

const SET: EntitySet = {
  scope: null,
  name: 'Thing',
  key: 'Key',
  rows: 'thing where source = ?',
  properties: { Key: edmKey('k'), Price: edmDecimal('p'), Day: edmDate('d'), Words: edmBits('w', ['a', 'b']) },
}
const NOW = 1_795_132_800
const sql = (filter: string) => sqlOf(new FilterParser(SET, '$filter', filter).condition(), NOW)
const faultOf = (filter: string): unknown => {
  try {
    sql(filter)
    return null
  } catch (fault) {
    return fault
  }
}

describe('filters', () => {
  it('become SQL whose values are parameters, in the order of the signs', () => {
    expect(sql(`Price gt 1 and Key in ('x','y') or not contains(Key,'''; drop table thing; --')`)).toEqual({
      sql: '((coalesce(p > ?, 0) and (k in (select value from json_each(?)))) or (not (instr(k, ?) > 0)))',
      parameters: [1, '["x","y"]', "'; drop table thing; --"],
    })
    expect(sql('Words/any(w: Words/any(v: v eq w)) and now() gt 2026-01-01T00:00:00Z').parameters).toEqual([NOW, 1_767_225_600])
  })

  it('bind and before or, and parentheses before both', () => {
    expect(sql('Price eq 1 or Price eq 2 and Price eq 3').sql).toBe(
      '(coalesce(p is ?, 0) or (coalesce(p is ?, 0) and coalesce(p is ?, 0)))',
    )
    expect(sql('(Price eq 1 or Price eq 2) and Price eq 3').sql).toBe(
      '((coalesce(p is ?, 0) or coalesce(p is ?, 0)) and coalesce(p is ?, 0))',
    )
  })

  it('of any text are read or refused with a fault of OData, and never put a text of theirs into the SQL', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Price',
        'Key',
        'Day',
        'Words/any(x:',
        'x',
        'and',
        'or',
        'not',
        'eq',
        'gt',
        'in',
        '(',
        ')',
        ',',
        'null',
        'true',
        'contains(',
        "'zebra'",
      ),
      fc.constantFrom(
        '1',
        '-2.5',
        '2026-01-01',
        '2026-13-01',
        '2026-01-01T00:00:00Z',
        'now()',
        'length(',
        '__proto__',
        'constructor',
        '/',
        ':',
        'has',
        'add',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const fault = faultOf(pieces.join(' '))
        if (fault === null) {
          const { sql: text, parameters } = sql(pieces.join(' '))
          expect(text).not.toContain('zebra')
          expect(text.split("('").length).toBe(text.split(`('["a","b"]')`).length)
          expect(parameters.length).toBe(text.split('?').length - 1)
        } else {
          expect(fault).toBeInstanceOf(ODataFault)
          expect(fault).toMatchObject({ target: '$filter', message: expect.stringMatching(/^\$filter .+\.$/s) })
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('are bounded in length, depth and terms', () => {
    expect(faultOf(`Key eq '${'x'.repeat(4_000)}'`)).toMatchObject({ code: 'too-large' })
    expect(faultOf(`${'not ('.repeat(15)}true${')'.repeat(15)}`)).toMatchObject({ code: 'too-large' })
    expect(faultOf(Array.from({ length: 31 }, () => 'Price eq 1').join(' or '))).toMatchObject({ code: 'too-large' })
    expect(faultOf(`Price in (${Array.from({ length: 501 }, (_, at) => at).join(',')})`)).toMatchObject({ code: 'too-large' })
    expect(faultOf(`Price in (${Array.from({ length: 500 }, (_, at) => at).join(',')})`)).toBeNull()
  })
})
