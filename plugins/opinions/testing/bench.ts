import { readLabelled, scoreLabels } from './score-labels.ts'

/** Measures precision and recall of the rules that flag texts for support, on the labelled comments that they were not tuned on. */
export const measure = () => {
  const comments = readLabelled('held-out')
  const part = `Rules that flag texts, on ${comments.length} labelled comments held out`
  return scoreLabels(comments).flatMap(({ label, count, precision, recall }) => [
    { part, name: `${label} (${count}), precision`, figure: precision, unit: '' },
    { part, name: `${label} (${count}), recall`, figure: recall, unit: '' },
  ])
}
