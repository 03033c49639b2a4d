import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ImportRefused } from './input-file.ts'
import { refusalOf } from './refusal.ts'

function thrownBy(run: () => void): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return null
}

test('distinguishes bad files and disk errors from programming errors', () => {
  expect(refusalOf(new ImportRefused('why'))).toBe('why')
  expect(refusalOf(thrownBy(() => mkdirSync('/dev/null/folder')))).toMatch(/ENOTDIR/)
  expect(refusalOf(thrownBy(() => new DatabaseSync('/dev/null/market.sqlite')))).toMatch(/the database cannot be used: unable to open/)
  expect(refusalOf(thrownBy(() => new DatabaseSync(':memory:').exec('select nothing from nowhere')))).toBeNull()
  expect(refusalOf(new TypeError('x is undefined'))).toBeNull()
})
