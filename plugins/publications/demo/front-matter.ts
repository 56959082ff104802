/** Lines of a file from one of them on, which know where they are. */
export interface Lines {
  readonly file: string
  /** Number of the first line. */
  readonly first: number
  readonly lines: readonly string[]
}

/** Returns an error that says where it is: `bal-jesieni.md:3: …`. */
export const faultAt = (file: string, line: number, message: string): Error => new Error(`${file}:${line}: ${message}`)

/** Field of front matter, and the number of its line. */
export interface Field {
  readonly value: string | readonly string[]
  readonly line: number
}

const readValue = (text: string): Field['value'] => {
  const [, list] = /^\[(.+)\]$/.exec(text) ?? []
  if (list !== undefined) return list.split(',').map((item) => item.trim())
  return text.startsWith('"') ? (JSON.parse(text) as string) : text
}

const fieldOf = (file: string, line: number, text: string): readonly [string, Field] => {
  const [, name = '', value = ''] = /^([a-z_]+): (.+)$/.exec(text) ?? []
  if (name === '') throw faultAt(file, line, `this is no field: ${text}`)
  try {
    return [name, { value: readValue(value), line }]
  } catch {
    throw faultAt(file, line, `the value of ${name} has no end: ${value}`)
  }
}

/**
 * Splits a file into its front matter, between two lines `---`, and the lines below. Each field is a line of YAML: a
 * text, a text in double quotes (one with a colon), or a list in brackets.
 */
export const splitFrontMatter = (file: string, text: string): { readonly fields: ReadonlyMap<string, Field>; readonly body: Lines } => {
  const lines = text.split('\n')
  if (lines[0] !== '---') throw faultAt(file, 1, 'there is no front matter')
  const end = lines.indexOf('---', 1)
  if (end < 0) throw faultAt(file, 1, 'the front matter has no end')
  const fields = new Map<string, Field>()
  for (const [n, one] of lines.slice(1, end).entries()) {
    const [name, field] = fieldOf(file, n + 2, one)
    if (fields.has(name)) throw faultAt(file, field.line, `${name} is there twice`)
    fields.set(name, field)
  }
  return { fields, body: { file, first: end + 2, lines: lines.slice(end + 1) } }
}
