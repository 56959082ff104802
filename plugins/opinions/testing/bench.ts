import { readFileSync } from 'node:fs'
import { findPrivacyHits, privacyKinds } from '#core/privacy/find-privacy-hits.ts'
import { findTextFlags, textFlags } from '../domain/text-flags.ts'

/** Part of the labelled comments: rules are tuned on the first, and judged by the second. */
export type Split = 'tuning' | 'held-out'

/** Comment with the labels that a moderator gives it; `source`: the reason why it is hard. */
export interface LabelledComment {
  readonly text: string
  readonly labels: readonly string[]
  readonly source: string
}

/** Labels that the rules look for. */
export const labels = [...textFlags, ...privacyKinds] as const
export type Label = (typeof labels)[number]

/** Reads the labelled comments of a split. */
export const readLabelled = (split: Split): readonly LabelledComment[] =>
  readFileSync(new URL(`labelled.${split}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledComment)

/** Returns the labels that the rules give a text. */
export const labelsOf = (text: string): readonly Label[] => [
  ...new Set([...findTextFlags(text), ...findPrivacyHits(text).map(({ kind }) => kind)]),
]

/** Precision and recall of one label over a split; both are 1 where there is nothing to find and nothing is found. */
export interface LabelScore {
  readonly label: Label
  /** Comments that have the label. */
  readonly count: number
  readonly precision: number
  readonly recall: number
}

/** Measures precision and recall of each label. */
export const scoreLabels = (comments: readonly LabelledComment[]): readonly LabelScore[] => {
  const judged = comments.map(({ text, labels: expected }) => ({ expected, found: labelsOf(text) }))
  return labels.map((label) => {
    const count = judged.filter(({ expected }) => expected.includes(label)).length
    const found = judged.filter(({ found }) => found.includes(label))
    const right = found.filter(({ expected }) => expected.includes(label)).length
    return { label, count, precision: found.length === 0 ? 1 : right / found.length, recall: count === 0 ? 1 : right / count }
  })
}

/** Measures precision and recall of the rules that flag texts for support, on the labelled comments that they were not tuned on. */
export const measure = () => {
  const comments = readLabelled('held-out')
  const part = `Rules that flag texts, on ${comments.length} labelled comments held out`
  return scoreLabels(comments).flatMap(({ label, count, precision, recall }) => [
    { part, name: `${label} (${count}), precision`, figure: precision, unit: '' },
    { part, name: `${label} (${count}), recall`, figure: recall, unit: '' },
  ])
}
