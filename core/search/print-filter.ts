import type { Filter, FilterGrammar } from './filter.ts'
import type { Query } from './read-choice.ts'

const escaped = (value: string) => value.replace(/[\\,]/g, '\\$&')

/** A filter as a query, words by their part of an address: what `parseFilter` reads back. */
export const serializeFilter = (grammar: FilterGrammar, { groups, custom }: Filter): Query => ({
  ...Object.fromEntries(
    groups.map(({ field: name, operator, values }) => {
      const field = grammar.fields.find((one) => one.name === name)
      const options = field?.kind === 'words' ? field.options : []
      const words = values.map((value) => escaped(options.find((one) => one.value === value)?.param ?? String(value)))
      return [`filter[${name}][${operator}]`, [words.join(',')]]
    }),
  ),
  ...(custom.length ? { custom: [custom.join(',')] } : {}),
})
