import type { InputName, Inputs } from '../inputs.ts'

/** What a form holds other than it was given: somebody typed or chose before its scripts had come. */
export function enteredEarly(form: HTMLFormElement | null, given: Inputs): [InputName, string | number][] {
  const texts = form ? [...new FormData(form)] : []
  return texts.flatMap(([name, text]): [InputName, string | number][] => {
    if (!isInput(name, given) || typeof text !== 'string' || text === '') return []
    const before = given[name]
    if (typeof before === 'string') return text === before ? [] : [[name, text]]
    const number = Number(text.replaceAll(/[,\s]/g, ''))
    return Number.isNaN(number) || number === before ? [] : [[name, number]]
  })
}

const isInput = (name: string, given: Inputs): name is InputName => name in given
