/** Returns the text of a field on one line, at most `max` characters. */
export const textOf = (fields: FormData, name: string, max: number): string =>
  String(fields.get(name) ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, max)
