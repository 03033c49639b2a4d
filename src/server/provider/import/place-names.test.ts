import { describe, expect, it } from 'vitest'
import { bareNameKey, fullStreetName, streetKey, wellCased } from './place-names.ts'

describe('place names', () => {
  it.each([
    ['ANG MO KIO AVE 10', 'Ang Mo Kio Avenue 10'],
    ['UPP SERANGOON RD', 'Upper Serangoon Road'],
    ["ST. GEORGE'S RD", "St. George's Road"],
    ["C'WEALTH CRES", 'Commonwealth Crescent'],
    ['LOR 1A TOA PAYOH', 'Lorong 1A Toa Payoh'],
    ["JLN MA'MOR", "Jalan Ma'mor"],
    ['JURONG WEST ST 42', 'Jurong West Street 42'],
    ['PRINCESS OF WALES ROAD', 'Princess of Wales Road'],
  ])('%s → %s', (street, full) => expect(fullStreetName(street)).toBe(full))

  it.each([
    ['TREASURE AT TAMPINES', 'Treasure at Tampines'],
    ["D'LEEDON", "D'Leedon"],
    ['PALM GARDENS II', 'Palm Gardens II'],
    ['2 RVG', '2 RVG'],
    ['euHabitat', 'euHabitat'],
    ['MACPHERSON GARDEN ESTATE', 'MacPherson Garden Estate'],
    ['ST THOMAS SUITES', 'St Thomas Suites'],
    ['THE SAIL @ MARINA BAY', 'The Sail @ Marina Bay'],
  ])('%s → %s', (name, cased) => expect(wellCased(name)).toBe(cased))

  it('has one key for all spellings', () => {
    expect(streetKey('ANG MO KIO AVE 10')).toBe(streetKey('Ang Mo Kio Avenue 10'))
    expect(bareNameKey("D'LEEDON")).toBe(bareNameKey('D’Leedon'))
  })
})
