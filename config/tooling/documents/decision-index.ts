/** Decision note with its file name in `config/decisions`. */
export interface DecisionNote {
  readonly file: string
  readonly text: string
}

const template = '000-template.md'

/**
 * Returns one sentence for each note in force that the index does not list once, by its number, below an area, and for each
 * other one that it lists.
 */
export const indexErrors = (index: string, notes: readonly DecisionNote[]): readonly string[] => {
  const areas = index.split(/^## /m).slice(1)
  const lines = areas.flatMap((area) => [...area.matchAll(/^- \[(\d{3})\]\(([^)]+)\) .+$/gm)])
  const entries = lines.map(([, number = '', file = '']) => ({ number, file }))
  const listed = notes.filter(({ file }) => file !== template).flatMap((note) => noteErrors(note, entries))
  const unknown = entries.filter(({ file }) => !notes.some((note) => note.file === file))
  return [...listed, ...unknown.map(({ file }) => `${file} is listed and does not exist`)]
}

interface Entry {
  readonly number: string
  readonly file: string
}

const noteErrors = ({ file, text }: DecisionNote, entries: readonly Entry[]): readonly string[] => {
  const own = entries.filter((entry) => entry.file === file)
  const [entry] = own
  const [, successor] = /^# \d{3}: Superseded by (\d{3}): /.exec(text) ?? []
  if (successor !== undefined) return entry ? [`${file} is superseded by ${successor}, but listed`] : []
  if (!entry || own.length > 1) return [`${file} has ${own.length} lines in config/decisions/README.md instead of one`]
  if (!file.startsWith(`${entry.number}-`)) return [`${file} is listed under the number ${entry.number}`]
  return []
}
