import { languages } from '#core/kernel/language.ts'
import type { FilterField, FilterGrammar } from '#core/search/filter.ts'
import { relations, trustLevels, trustMethods } from '../contract/states.ts'

/** SQL of the rounded mean of the scores of `opinions_opinion o`; thirds are never halves. */
export const roundedScoreSql = 'round((o.score_cleanliness + o.score_staff + o.score_food) / 3.0)::int'

const choice = (name: string, from: string, values: readonly string[]): FilterField => ({
  name,
  kind: 'choice',
  of: 'text',
  from: `array[${from}]`,
  options: values.map((value) => ({ value, param: value })),
})

/** Fields and named clauses of the public list's filters. */
export const opinionGrammar: FilterGrammar = {
  fields: [
    { name: 'score', kind: 'number', from: roundedScoreSql },
    { name: 'score_cleanliness', kind: 'number', from: 'o.score_cleanliness::int' },
    { name: 'score_staff', kind: 'number', from: 'o.score_staff::int' },
    { name: 'score_food', kind: 'number', from: 'o.score_food::int' },
    choice('trust', 'o.trust', trustLevels),
    choice('trust_method', 'o.trust_method', trustMethods),
    choice('language', 'o.language', languages),
    choice('relation', 'o.relation', relations),
  ],
  custom: { answered: `exists (select 1 from opinions_answer a where a.opinion_id = o.id and a.state = 'accepted')` },
}
