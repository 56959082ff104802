import type { Filter, FilterGrammar } from './filter.ts'
import type { QueryParams } from './parse-selection.ts'

const escaped = (value: string) => value.replace(/[\\,]/g, '\\$&')

/** Serializes a filter as query parameters, options by their URL value; `parseFilter` reads it back. */
export const serializeFilter = (grammar: FilterGrammar, { groups, custom }: Filter): QueryParams => ({
  ...Object.fromEntries(
    groups.map(({ field: name, operator, values }) => {
      const field = grammar.fields.find((one) => one.name === name)
      const options = field?.kind === 'choice' ? field.options : []
      const { parts = 1 } = field?.kind === 'number' ? field : {}
      const written = (value: string | number) => String(typeof value === 'number' ? value / parts : value)
      const texts = values.map((value) => escaped(options.find((one) => one.value === value)?.param ?? written(value)))
      return [`filter[${name}][${operator}]`, [texts.join(',')]]
    }),
  ),
  ...(custom.length ? { custom: [custom.join(',')] } : {}),
})
