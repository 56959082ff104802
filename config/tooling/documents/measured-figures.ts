const figure = /\d[\d.,]*[ \u00a0]?(?:ms|s|KB|MB|×|%|seconds|milliseconds|minutes)(?!\w)/g

/** A reason or a limit takes a few figures; more of them are a diary. */
const mostFigures = 6

/** Returns what a decision note has of a diary of measurements: tables and series of figures, and more figures than a reason needs. */
export const diaryOf = (note: string): readonly string[] => {
  const table = note.split('\n').find((line) => line.startsWith('|') && figureCells(line) >= 2)
  const [series] = /\d[\d.,]* → \d.*/.exec(note) ?? []
  const figures = [...note.matchAll(figure)]
  return [
    ...(table === undefined ? [] : [`table of figures: ${table}`]),
    ...(series === undefined ? [] : [`series of figures: ${series}`]),
    ...(figures.length > mostFigures ? [`${figures.length} figures, where ${mostFigures} are enough for a reason`] : []),
  ]
}

const figureCells = (row: string) => row.split('|').filter((cell) => /^\s*\d/.test(cell)).length
