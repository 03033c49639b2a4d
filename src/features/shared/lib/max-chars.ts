/** Whether a text has at most so many UTF-16 units, as fields and the provider count; `z.maxLength` counts code points. */
export const maxChars =
  (most: number) =>
  (text: string): boolean =>
    text.length <= most
