import { expect, it } from 'vitest'
import { codeFault, confirmFault, emailFault, newPasswordFault, phoneFault, textFault } from './field-rules.ts'

it.each([
  [textFault(' ', 5), 'required'],
  [textFault('  abcde ', 5), undefined],
  [textFault('abcdef', 5), 'too-long'],
  [emailFault('', 'a@example.com'), 'required'],
  [emailFault('a@b', 'a@example.com'), 'email-invalid'],
  [emailFault(' A@Example.com ', 'a@example.com'), 'email-same'],
  [emailFault('b@example.com', 'a@example.com'), undefined],
  [phoneFault('', '+6591234567'), 'required'],
  [phoneFault('+651', '+6591234567'), 'phone-invalid'],
  [phoneFault('+6591234567', '+6591234567'), 'phone-same'],
  [phoneFault('+6598765432', '+6591234567'), undefined],
  [codeFault(''), 'required'],
  [codeFault('12345'), 'user.form.otp.invalid'],
  [codeFault('123456'), undefined],
  [newPasswordFault(''), 'password-blank'],
  [newPasswordFault('a'), 'password-length'],
  [newPasswordFault('Tiong bahru 7!'), 'password-space'],
  [newPasswordFault('Tiong-bahru7'), undefined],
  [confirmFault('Tiong-bahru7', ''), 'required'],
  [confirmFault('Tiong-bahru7', 'Tiong-bahru8'), 'passwords-differ'],
  [confirmFault('Tiong-bahru7', 'Tiong-bahru7'), undefined],
])('%s is %s', (fault, expected) => expect(fault).toBe(expected))
