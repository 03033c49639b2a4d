import type { PictureFacts } from '#property/picture/facts.ts'

export const BLOCK: PictureFacts = {
  seed: 'gallery-block',
  typeGroup: 'public-stack',
  propertyType: 'hdb',
  floors: 13,
  units: 104,
  completionYear: 1988,
  block: '842',
}
export const TOWER: PictureFacts = {
  seed: 'gallery-tower',
  typeGroup: 'private-stack',
  propertyType: 'condominium',
  floors: 28,
  units: 168,
  completionYear: 2014,
}
export const HOUSES: PictureFacts = {
  seed: 'gallery-houses',
  typeGroup: 'private-land',
  propertyType: 'terrace',
  units: 6,
  completionYear: 1996,
}

export const SITE = ['12', '14', '16'].map((label) => ({ id: label, label, lat: null, lng: null, floors: 28, units: 168 }))

export const NAMES = {
  block: 'A public block of 13 floors from 1988',
  tower: 'A private tower of 28 floors from 2014',
  houses: 'A row of houses from 1996',
  street: 'A street of blocks, towers and houses',
  site: 'Three towers around a pool',
  north: 'N',
  plan: 'A usual plan of a home with three bedrooms and 94 m²',
} as const
