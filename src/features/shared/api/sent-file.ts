/** The file that a form's data holds as "file"; throws for data without one, whatever it is. */
export function sentFile(data: unknown): File {
  const file = data instanceof FormData ? data.get('file') : null
  if (!(file instanceof File)) throw new Error('a file is expected')
  return file
}
