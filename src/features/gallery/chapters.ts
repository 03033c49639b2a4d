/** The chapters of the gallery in their order; the key is the fragment of the address. */
export const CHAPTERS = [
  {
    id: 'type',
    name: 'Type',
    about: "Source Serif 4 for titles and long reading, Inter for everything that works. Chinese comes from the reader's own system.",
  },
  {
    id: 'colour',
    name: 'Colour',
    about:
      'Calm paper, sharp ink. Each token has a light and a dark value; below it, its contrast with the paper of either. A test holds text at 4.5 and shapes at 3.',
  },
  {
    id: 'space',
    name: 'Space and shape',
    about: 'A grid of 4 px, one radius, hairlines for what lies and one shadow for what floats.',
  },
  {
    id: 'actions',
    name: 'Actions',
    about: 'One primary action on a screen. Verbs on buttons, nouns on links.',
  },
  {
    id: 'text',
    name: 'Text fields',
    about:
      'Label, asterisk, control, hint and error belong together. Errors show once the field was touched or holds a value, and say what to do.',
  },
  {
    id: 'numbers',
    name: 'Numbers and codes',
    about: 'Numbers are grouped while one types and stand in tabular figures. What a field hands on is written below it.',
  },
  {
    id: 'choices',
    name: 'Choices',
    about: "The platform's own controls in our dress: they work before the scripts do, and in every language of the keyboard.",
  },
  {
    id: 'overlays',
    name: 'What floats',
    about: 'A dialog asks one thing and keeps the focus until it is answered. Escape closes it.',
  },
  {
    id: 'figures',
    name: 'Figures',
    about: 'Numbers first, each with its unit, date and n in quiet type. Tables are dense: rows of 32 px.',
  },
  {
    id: 'states',
    name: 'In place of content',
    about: 'Nothing found, not answered, not allowed, not here yet: calm words and a way on.',
  },
  {
    id: 'charts',
    name: 'Charts',
    about:
      'Thin axes, words instead of legends, n under the axis, the last value written out. Arrow keys move the cursor; the table below has every figure.',
  },
  {
    id: 'pictures',
    name: 'Drawn pictures',
    about: 'Where there is no photograph the product draws: the same facts always give the same picture.',
  },
  {
    id: 'pages',
    name: 'Pages',
    about: 'What landing pages are made of. All of it is words and lines: no script is needed to read it.',
  },
] as const

export type ChapterId = (typeof CHAPTERS)[number]['id']
