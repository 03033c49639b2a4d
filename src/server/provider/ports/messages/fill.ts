/** A text with its `{placeholders}` replaced; one without a value stays as it is. Values are not looked into again. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}

const NAME_MAX_CHARS = 60

/**
 * A name as a letter may greet with it, '' when it had better not: people choose their names before their address is confirmed,
 * so a "name" with an address or a link in it would make us the sender of somebody's advertising.
 */
export function greetingName(name: string): string {
  const clean = name.replaceAll(/\s+/g, ' ').trim()
  return clean.length > NAME_MAX_CHARS || /[/\\@:<>]|\p{L}\.\p{L}{2}/u.test(clean) ? '' : clean
}
