import { galleryWords } from './words.ts'

export const FEATURES = [
  { key: 'range', title: 'A range, not a number', text: 'The estimate comes with the prices between which two of three such homes sell.' },
  { key: 'evidence', title: 'The sales behind it', text: 'Every comparable with its date, floor, size and what was adjusted.' },
  { key: 'refusal', title: 'Or an honest no', text: 'Where too few homes were sold there is no estimate, and the page says why.' },
]

export const STEPS = [
  { key: 'find', title: 'Find the home', text: 'By project, street, postal code or station.' },
  { key: 'say', title: 'Say what it is', text: 'Size, floor and bedrooms.' },
  { key: 'read', title: 'Read the range', text: galleryWords.popoverText },
]

export const FAQ = [
  { key: 'gallery-faq-1', question: 'How old are the figures', answer: galleryWords.longError },
  { key: 'gallery-faq-2', question: galleryWords.longLabel, answer: galleryWords.popoverText },
]

export const PROSE = [
  { key: 'a', title: 'How a home is valued', text: `${galleryWords.popoverText} ${galleryWords.longError}` },
  { key: 'b', title: 'What is left out', text: galleryWords.longError },
]
