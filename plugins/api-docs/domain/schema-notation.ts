import type { JsonSchema } from './json-schema.ts'

const isNull = (schema: JsonSchema) => schema['type'] === 'null'
const parenthesized = (words: string) => (/ \| /.test(words.replace(/^\{.*\}$/, '')) ? `(${words})` : words)

const bounds = ({ minimum, maximum, maxLength, maxItems }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}…${maximum}`
  const upper = maximum ?? maxLength ?? maxItems
  return upper === undefined ? '' : ` ≤ ${upper}`
}

/**
 * Formats a schema in short notation: `FacilityCard[]`, `integer 1…100`, `"a" | "b"`, `{ long: number, lat: number }`;
 * a trailing `?` means nullable.
 */
export const schemaNotation = (schema: JsonSchema): string => {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? ''
  if (Array.isArray(schema['anyOf'])) {
    const kinds = schema['anyOf'] as readonly JsonSchema[]
    const alternatives = [...new Set(kinds.filter((kind) => !isNull(kind)).map(schemaNotation))].join(' | ')
    return kinds.some(isNull) ? `${parenthesized(alternatives)}?` : alternatives
  }
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (schema['type'] === 'array') {
    const tuple = schema['prefixItems'] as readonly JsonSchema[] | undefined
    if (tuple) return `[${tuple.map(schemaNotation).join(', ')}]`
    return `${parenthesized(schemaNotation((schema['items'] ?? {}) as JsonSchema))}[]${bounds(schema)}`
  }
  if (schema['type'] === 'object') {
    const members = membersOf(schema).map(({ name, notation, required }) => `${name}${required ? '' : '?'}: ${notation}`)
    const rest = schema['additionalProperties']
    if (typeof rest === 'object') members.push(`[…]: ${schemaNotation(rest as JsonSchema)}`)
    return members.length ? `{ ${members.join(', ')} }` : '{}'
  }
  if (schema['format'] === 'binary') return 'bytes'
  return typeof schema['type'] === 'string' ? schema['type'] + bounds(schema) : 'JSON'
}

/** Member of an object. */
export interface Member {
  readonly name: string
  readonly notation: string
  readonly required: boolean
}

/** Lists the members of an object with their types. */
export const membersOf = (schema: JsonSchema): readonly Member[] => {
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(([name, member]) => ({
    name,
    notation: schemaNotation(member),
    required: required.includes(name),
  }))
}
