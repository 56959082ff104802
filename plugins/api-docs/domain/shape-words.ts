import type { JsonSchema } from './json-schema.ts'

const isNothing = (schema: JsonSchema) => schema['type'] === 'null'
const enclosed = (words: string) => (/ \| /.test(words.replace(/^\{.*\}$/, '')) ? `(${words})` : words)

const bounds = ({ minimum, maximum, maxLength, maxItems }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}…${maximum}`
  const most = maximum ?? maxLength ?? maxItems
  return most === undefined ? '' : ` ≤ ${most}`
}

/** A shape in the short notation of programmers: `FacilityCard[]`, `integer 1…100`, `"a" | "b"`, `{ long: number, lat: number }`; a `?` behind it may be empty. */
export const shapeWords = (schema: JsonSchema): string => {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? ''
  if (Array.isArray(schema['anyOf'])) {
    const kinds = schema['anyOf'] as readonly JsonSchema[]
    const told = [...new Set(kinds.filter((kind) => !isNothing(kind)).map(shapeWords))].join(' | ')
    return kinds.some(isNothing) ? `${enclosed(told)}?` : told
  }
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (schema['type'] === 'array') {
    const tuple = schema['prefixItems'] as readonly JsonSchema[] | undefined
    if (tuple) return `[${tuple.map(shapeWords).join(', ')}]`
    return `${enclosed(shapeWords((schema['items'] ?? {}) as JsonSchema))}[]${bounds(schema)}`
  }
  if (schema['type'] === 'object') {
    const members = membersOf(schema).map(({ name, words, required }) => `${name}${required ? '' : '?'}: ${words}`)
    const rest = schema['additionalProperties']
    if (typeof rest === 'object') members.push(`[…]: ${shapeWords(rest as JsonSchema)}`)
    return members.length ? `{ ${members.join(', ')} }` : '{}'
  }
  if (schema['format'] === 'binary') return 'bytes'
  return typeof schema['type'] === 'string' ? schema['type'] + bounds(schema) : 'JSON'
}

/** A named member of an object. */
export interface Member {
  readonly name: string
  readonly words: string
  readonly required: boolean
}

/** The members of an object, each with its shape. */
export const membersOf = (schema: JsonSchema): readonly Member[] => {
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(([name, member]) => ({
    name,
    words: shapeWords(member),
    required: required.includes(name),
  }))
}
