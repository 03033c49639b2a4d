/**
 * The body of a call to the provider: JSON, or a multipart request (graphql-multipart-request-spec) where a variable is a file.
 * A multipart body sets its own content type.
 */
export function providerBody(query: string, variables: unknown): string | FormData {
  const entries = Object.entries(variables ?? {})
  const files = entries.filter((entry): entry is [string, Blob] => entry[1] instanceof Blob)
  if (files.length === 0) return JSON.stringify({ query, variables })
  const body = new FormData()
  const withoutFiles = Object.fromEntries(entries.map(([name, value]) => [name, value instanceof Blob ? null : value]))
  body.set('operations', JSON.stringify({ query, variables: withoutFiles }))
  body.set('map', JSON.stringify(Object.fromEntries(files.map(([name], i) => [i, [`variables.${name}`]]))))
  for (const [i, [, file]] of files.entries()) body.set(String(i), file)
  return body
}
