import { Trans as TaggedTrans, type TransProps } from '@lingui/react'

/**
 * What the macro `Trans` becomes (lingui.config.ts). Lingui reads tags from a message after its values have been put in, so a value with
 * tags of its own, such as a visitor's "<b>", would be read as part of the message: it is passed as a list of one child, whose text is left alone.
 */
export function Trans(props: TransProps) {
  const { values } = props
  if (!values || !Object.values(values).some(hasTag)) return <TaggedTrans {...props} />
  const asText = Object.entries(values).map(([name, value]) => [name, hasTag(value) ? [value] : value] as const)
  return <TaggedTrans {...props} values={Object.fromEntries(asText)} />
}

const hasTag = (value: unknown): value is string => typeof value === 'string' && value.includes('<')
