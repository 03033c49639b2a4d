import {
  type ComparedAnswer,
  comparedAnswer,
  type FiguresAnswer,
  figuresAnswer,
  type ValueAnswer,
  valueAnswer,
} from '#server/assistant/answer-schemas.ts'

/** What the widget draws; `none` where a result is missing, is an error or fits no tool's schema, so that no figure is made up. */
export type ShownAnswer =
  | { kind: 'value'; answer: ValueAnswer }
  | { kind: 'comparison'; answer: ComparedAnswer }
  | { kind: 'figures'; answer: FiguresAnswer }
  | { kind: 'none' }

/** The answer of a tool, read from the fields of its result alone. Which tool it was follows from the fields. */
export function shownAnswer(result: { isError?: boolean | undefined; structuredContent?: unknown }): ShownAnswer {
  if (result.isError) return { kind: 'none' }
  const fields = result.structuredContent
  const value = valueAnswer.safeParse(fields)
  if (value.success) return { kind: 'value', answer: value.data }
  const comparison = comparedAnswer.safeParse(fields)
  if (comparison.success) return { kind: 'comparison', answer: comparison.data }
  const figures = figuresAnswer.safeParse(fields)
  return figures.success ? { kind: 'figures', answer: figures.data } : { kind: 'none' }
}
