import type { Change } from './change.ts'

const WORDS = 'src/server/provider/messages/words'
const letter = `mail: {
    'seat-invited': {
      subject: 'Seat',
      body: ['Seat.'],
      action: 'Open',
      note: 'It works for {days} days.',
    },`

/** A mail that is declared, but not written in any language. */
export const mail: Change = {
  name: 'a mail',
  half: [
    {
      file: 'src/server/provider/messages/words/templates.ts',
      find: 'export interface MailValues {',
      put: "export interface MailValues {\n  'seat-invited': { name: string; link: string; days: number }",
    },
    {
      file: 'src/server/provider/messages/words/templates.ts',
      find: 'export const MAIL_PLACEHOLDERS = {',
      put: "export const MAIL_PLACEHOLDERS = {\n  'seat-invited': ['name', 'link', 'days'],",
    },
  ],
  refused: {
    byTypesIn: ['english', 'hong-kong-chinese', 'malay', 'simplified-chinese'].map((language) => `${WORDS}/${language}.ts`),
  },
  rest: ['english', 'hong-kong-chinese', 'malay', 'simplified-chinese'].map((language) => ({
    file: `${WORDS}/${language}.ts`,
    find: 'mail: {',
    put: letter,
  })),
  proof: [`${WORDS}/words.test.ts`],
}
