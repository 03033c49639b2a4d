import { expect, test } from 'vitest'
import { sentFile } from './sent-file.ts'

test('a file comes out of form data, and nothing else does', () => {
  const form = new FormData()
  expect(() => sentFile(form)).toThrow('a file is expected')
  form.set('file', 'a text')
  expect(() => sentFile(form)).toThrow('a file is expected')
  const file = new File(['x'], 'x.png')
  form.set('file', file)
  expect(sentFile(form).name).toBe('x.png')
  for (const data of [undefined, null, '', {}, [], { get: 'file' }, { get: () => file }])
    expect(() => sentFile(data)).toThrow('a file is expected')
})
