import { expect, it } from 'vitest'
import { newEmailFault, newPasswordFault, newPhoneFault, otpFault, repeatFault, textFault } from './field-rules.ts'

it.each([
  [textFault(' ', 5), 'required'],
  [textFault('  abcde ', 5), undefined],
  [textFault('abcdef', 5), 'too-long'],
  [newEmailFault('', 'a@example.com'), 'required'],
  [newEmailFault('a@b', 'a@example.com'), 'email-invalid'],
  [newEmailFault(' A@Example.com ', 'a@example.com'), 'email-same'],
  [newEmailFault('b@example.com', 'a@example.com'), undefined],
  [newPhoneFault('', '+6591234567'), 'required'],
  [newPhoneFault('+651', '+6591234567'), 'phone-invalid'],
  [newPhoneFault('+6591234567', '+6591234567'), 'phone-same'],
  [newPhoneFault('+6598765432', '+6591234567'), undefined],
  [otpFault(''), 'required'],
  [otpFault('12345'), 'user.form.otp.invalid'],
  [otpFault('123456'), undefined],
  [newPasswordFault(''), 'password-blank'],
  [newPasswordFault('a'), 'password-length'],
  [newPasswordFault('Tiong bahru 7!'), 'password-space'],
  [newPasswordFault('Tiong-bahru7'), undefined],
  [repeatFault('Tiong-bahru7', ''), 'required'],
  [repeatFault('Tiong-bahru7', 'Tiong-bahru8'), 'passwords-differ'],
  [repeatFault('Tiong-bahru7', 'Tiong-bahru7'), undefined],
])('%s is %s', (fault, expected) => expect(fault).toBe(expected))
