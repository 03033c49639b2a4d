import { expect, test } from 'vitest'
import { tokenOfAuthorization } from './authorization.ts'

test.each(['Bearer', 'bearer', 'Token', 'JWT'])('the word behind %s is the token (§4)', (scheme) => {
  expect(tokenOfAuthorization(`${scheme} abc.def`)).toBe('abc.def')
})

test.each([null, '', 'Bearer', 'abc.def', 'Bearer a b', 'Basic dXNlcjpwYXNzd29yZA==', 'Digest username="x"', 'negotiate YII', 'NTLM TlRM'])(
  '%s holds no token',
  (header) => {
    expect(tokenOfAuthorization(header)).toBeNull()
  },
)
