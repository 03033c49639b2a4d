import { expect, it } from 'vitest'
import { filledIn } from './filled-in.ts'

const KNOWN = { name: 'Rowan Larch', email: 'rowan@demo.example', phone: '', message: 'May I see it?' }

it('fills what is empty and leaves what was typed', () =>
  expect(filledIn({ name: '', email: 'typed@demo.example', phone: '', message: '' }, KNOWN)).toEqual({
    name: 'Rowan Larch',
    email: 'typed@demo.example',
    phone: '',
    message: 'May I see it?',
  }))

it('adds no field, and gives no consent', () =>
  expect(filledIn({ name: '', consent: false }, { ...KNOWN, consent: 'true', website: 'x' })).toEqual({
    name: 'Rowan Larch',
    consent: false,
  }))

it('the beginning that the page gave is as good as empty', () => {
  const given = { message: '/report/x\n' }
  expect(filledIn({ message: '/report/x\n' }, { message: '/report/x\nIs wrong' }, given)).toEqual({ message: '/report/x\nIs wrong' })
  expect(filledIn({ message: '/report/x\nYes' }, { message: '/report/x\nIs wrong' }, given)).toEqual({ message: '/report/x\nYes' })
})
