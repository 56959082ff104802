/** Decision note with its file name in `config/decisions`. */
export interface DecisionNote {
  readonly file: string
  readonly text: string
}

const template = '000-template.md'

/** Returns one sentence for each note that the index does not list once, by its number and with its status, below an area. */
export const indexErrors = (index: string, notes: readonly DecisionNote[]): readonly string[] => {
  const areas = index.split(/^## /m).slice(1)
  const lines = areas.flatMap((area) => [...area.matchAll(/^- \[(\d{3})\]\(([^)]+)\) (.+)$/gm)])
  const entries = lines.map(([, number = '', file = '', sentence = '']) => ({ number, file, sentence }))
  const listed = notes.filter(({ file }) => file !== template).flatMap((note) => noteErrors(note, entries))
  const unknown = entries.filter(({ file }) => !notes.some((note) => note.file === file))
  return [...listed, ...unknown.map(({ file }) => `${file} is listed and does not exist`)]
}

interface Entry {
  readonly number: string
  readonly file: string
  readonly sentence: string
}

const noteErrors = ({ file, text }: DecisionNote, entries: readonly Entry[]): readonly string[] => {
  const own = entries.filter((entry) => entry.file === file)
  const [entry] = own
  if (!entry || own.length > 1) return [`${file} has ${own.length} lines in config/decisions/README.md instead of one`]
  if (!file.startsWith(`${entry.number}-`)) return [`${file} is listed under the number ${entry.number}`]
  const [, successor] = /· superseded by (\d{3})/.exec(text) ?? []
  const prefix = successor === undefined ? '' : `Superseded by ${successor}: `
  if (!entry.sentence.startsWith(prefix)) return [`${file} is superseded, its line must begin with "${prefix}"`]
  if (prefix === '' && entry.sentence.startsWith('Superseded')) return [`${file} is in force, but its line begins with "Superseded"`]
  return []
}
