// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { barriersOf, describedBy, showPart } from '#fixtures/show-part.tsx'
import { AmountBox } from './amount-box.tsx'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { NumberInput } from './number-input.tsx'
import { OtpInput } from './otp-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { PhoneInput } from './phone-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { RangeSlider } from './range-slider.tsx'

interface HeldProps<V> {
  first: V
  children: (value: V, onValue: (value: V) => void) => ReactNode
}

/** Holds the value of a control, and shows it. */
function Held<V>({ first, children }: HeldProps<V>) {
  const [value, setValue] = useState(first)
  return (
    <>
      {children(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const held = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '')

it('a field ties its label, its hint and its error to the control', async () => {
  await showPart(
    <Field label="E-mail" required hint="A link is sent there." error="This is not an e-mail address." status="invalid">
      {(control) => <input {...control} />}
    </Field>,
  )
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ })
  expect(box.required).toBe(true)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(box).join(' ')).toContain('This is not an e-mail address.')
  expect(await barriersOf(document.body)).toEqual([])
})

it('a one-time code: typing moves on, backspace moves back, paste fills', async () => {
  const user = await showPart(<Held first="">{(value, onValue) => <OtpInput value={value} onValue={onValue} />}</Held>)
  const boxes = screen.getAllByRole('textbox')
  await user.click(boxes[0] ?? document.body)
  await user.keyboard('12a3')
  expect(document.activeElement).toBe(boxes[3])
  await user.keyboard('456')
  expect(held()).toBe('123456')
  expect(document.activeElement).toBe(boxes[5])
  await user.keyboard('{Backspace}')
  expect(document.activeElement).toBe(boxes[4])
  expect(held()).toBe('12345')
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(boxes[0])
  await user.paste('98 76 54')
  expect(held()).toBe('987654')
  expect(await barriersOf(document.body)).toEqual([])
})

it('a telephone number: code and number joined, or nothing', async () => {
  const user = await showPart(
    <Held first="">
      {(value, onValue) => <Field label="Phone">{(control) => <PhoneInput {...control} value={value} onValue={onValue} />}</Field>}
    </Held>,
  )
  const number = screen.getByRole('textbox', { name: 'Phone' })
  const code = screen.getByRole('combobox', { name: 'Country code' })
  await user.click(number)
  await user.keyboard('9123 4567')
  expect(held()).toBe('+6591234567')
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(code)
  await user.selectOptions(code, '+60')
  expect(held()).toBe('+6091234567')
  await user.clear(number)
  await user.click(number)
  await user.keyboard('+852 5123 4567')
  expect(code).toHaveProperty('value', '+852')
  expect(held()).toBe('+85251234567')
  await user.clear(number)
  expect(held()).toBe('')
  expect(await barriersOf(document.body)).toEqual([])
})

it('a telephone number that its country does not have is asked about, and not refused', async () => {
  const user = await showPart(
    <Held first="">
      {(value, onValue) => <Field label="Phone">{(control) => <PhoneInput {...control} value={value} onValue={onValue} />}</Field>}
    </Held>,
    { country: 'HK' },
  )
  const code = screen.getByRole('combobox', { name: 'Country code' })
  expect(code).toHaveProperty('value', '+852')
  await user.selectOptions(code, '+65')
  await user.click(screen.getByRole('textbox', { name: 'Phone' }))
  await user.keyboard('5123 0002')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Did you mean +852 5123 0002?' }))
  expect(held()).toBe('+85251230002')
  expect(code).toHaveProperty('value', '+852')
  expect(screen.queryByText(/There is no number like/)).toBeNull()
  await user.clear(screen.getByRole('textbox', { name: 'Phone' }))
  await user.keyboard('+44 20 7946 0000')
  expect(held()).toBe('+442079460000')
  expect(code).toHaveProperty('value', '+')
  expect(await barriersOf(document.body)).toEqual([])
})

it('a number: grouped while typing, and a value that is too large is refused', async () => {
  const user = await showPart(
    <Held<number | null> first={1_200}>
      {(value, onValue) => <NumberInput aria-label="Floor area" value={value} onValue={onValue} max={10_000} />}
    </Held>,
  )
  const area = screen.getByRole<HTMLInputElement>('textbox', { name: 'Floor area' })
  await user.clear(area)
  await user.click(area)
  await user.keyboard('98765')
  expect(area.value).toBe('9,876')
  await user.keyboard('x')
  expect(area.value).toBe('9,876')
  expect(held()).toBe(9_876)
  await user.keyboard('{Home}{Delete}')
  expect(area.value).toBe('876')
  await user.keyboard('12')
  expect(area.value).toBe('1,876')
  await user.tab()
  expect(held()).toBe(1_876)
})

it('a number in words: read when the box is left; what has two meanings stays, with a word about it, and is no value', async () => {
  const user = await showPart(
    <Held<number | null> first={1_200}>
      {(value, onValue) => <Field label="Price">{(control) => <NumberInput {...control} value={value} onValue={onValue} />}</Field>}
    </Held>,
  )
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  const fill = async (text: string) => {
    await user.clear(price)
    await user.click(price)
    await user.keyboard(text)
    await user.tab()
  }
  await fill('RM 1.2 juta')
  expect(price.value).toBe('1,200,000')
  expect(held()).toBe(1_200_000)
  await fill('1,5m')
  expect(price.value).toBe('1,5m')
  expect(held()).toBe(null)
  expect(screen.getByRole('alert').textContent).toContain('“1,5m” can be read as two numbers')
  expect(price.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(price.validity.customError).toBe(true)
  expect(await barriersOf(document.body)).toEqual([])
  await user.click(price)
  await user.keyboard('{Backspace}{Backspace}{Backspace}.5m{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(held()).toBe(1_500_000)
  await user.clear(price)
  await user.paste('1,5')
  await user.tab()
  expect(held()).toBe(null)
  await user.clear(price)
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(price.validity.customError).toBe(false)
})

it('a number in a plain form: what is not read is told, and not sent', async () => {
  const user = await showPart(<Field label="Price up to">{(control) => <AmountBox {...control} name="upTo" />}</Field>)
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price up to' })
  await user.click(price)
  await user.keyboard('港幣800萬')
  expect(price.validity.valid).toBe(true)
  await user.clear(price)
  await user.keyboard('1,5m')
  expect(price.validity.valid).toBe(false)
  await user.tab()
  expect(screen.getByRole('alert').textContent).toContain('1,5m')
})

it('a range: what is typed stands in order, and a thumb says its value', async () => {
  const user = await showPart(
    <Held<[number | null, number | null]> first={[200_000, 800_000]}>
      {(value, onValue) => (
        <RangeSlider
          legend="Price"
          min={0}
          max={1_000_000}
          step={10_000}
          value={value}
          onValue={(next) => onValue([...next])}
          format={(price) => `S$${price}`}
        />
      )}
    </Held>,
  )
  const price = within(screen.getAllByRole('group', { name: 'Price' })[0] ?? document.body)
  expect(price.getByRole('slider', { name: 'Minimum' }).getAttribute('aria-valuetext')).toBe('S$200000')
  const [low] = price.getAllByRole('textbox')
  await user.clear(low ?? document.body)
  await user.click(low ?? document.body)
  await user.keyboard('900000')
  await user.tab()
  expect(held()).toEqual([800_000, 900_000])
})

it('a combobox: arrows go round its options, Enter takes one, Escape closes, then clears', async () => {
  const STATIONS = ['Outram Park', 'Outram Road', 'Bishan']
  const user = await showPart(
    <Held first="">
      {(value, onValue) => (
        <Combobox
          label="Station"
          text={value}
          onText={onValue}
          groups={[
            {
              key: 'stations',
              title: 'Stations',
              options: STATIONS.filter((name) => value && name.startsWith(value)).map((name) => ({ id: name, name })),
            },
          ]}
          onChoose={({ name }) => onValue(name)}
          renderOption={({ name }) => name}
        />
      )}
    </Held>,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Station' })
  await user.click(box)
  await user.keyboard('Outr')
  const chosen = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))
  expect(box.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toEqual(['true', 'false'])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toEqual(['false', 'true'])
  await user.keyboard('{Home}')
  expect(chosen()).toEqual(['true', 'false'])
  await user.keyboard('{End}')
  expect(chosen()).toEqual(['false', 'true'])
  await user.keyboard('{Enter}')
  expect(held()).toBe('Outram Road')
  expect(screen.queryByRole('option')).toBeNull()
  await user.clear(box)
  await user.keyboard('Outr')
  expect(await barriersOf(document.body)).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(held()).toBe('Outr')
  await user.keyboard('{Escape}')
  expect(held()).toBe('')
})

it('a box to tick, and one choice of a few, of which arrows skip what is not to be had', async () => {
  const user = await showPart(
    <>
      <Held first={false}>
        {(value, onValue) => <Checkbox label="I have read the terms" value={value} onValue={onValue} error="Tick it" />}
      </Held>
      <Held<string | null> first={null}>
        {(value, onValue) => (
          <RadioGroup
            legend="Tenure"
            options={[
              { value: 'freehold', label: 'Freehold' },
              { value: '99', label: '99 years' },
              { value: '999', label: '999 years', disabled: true },
            ]}
            value={value}
            onValue={onValue}
            error="Choose one"
          />
        )}
      </Held>
    </>,
  )
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I have read the terms/ })
  expect(describedBy(terms)).toContain('Tick it')
  expect(describedBy(screen.getByRole('group', { name: 'Tenure' }))).toContain('Choose one')
  await user.tab()
  expect(document.activeElement).toBe(terms)
  await user.keyboard(' ')
  expect(terms.checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: '99 years' }))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Freehold' }).checked).toBe(true)
  expect(await barriersOf(document.body)).toEqual([])
})

it('a password is shown and hidden again', async () => {
  const user = await showPart(
    <Held first="Tidal7#kelp-bed">{(value, onValue) => <PasswordInput aria-label="Password" value={value} onValue={onValue} />}</Held>,
  )
  const box = screen.getByLabelText<HTMLInputElement>('Password')
  await user.click(box)
  await user.tab()
  const button = screen.getByRole('button', { name: 'Show password' })
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect([box.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await user.keyboard(' ')
  expect([box.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  expect(await barriersOf(document.body)).toEqual([])
})
