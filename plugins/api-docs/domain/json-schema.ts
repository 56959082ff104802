import { Schema, SchemaRepresentation } from 'effect'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A Schema's shape, and the shapes it names. */
export interface Shaped {
  readonly schema: JsonSchema
  readonly named: Readonly<Record<string, JsonSchema>>
}

const isNothing = (schema: JsonSchema) => schema['type'] === 'null'
/** JSON knows no such numbers. */
const isNoNumber = ({ enum: values }: JsonSchema) => Array.isArray(values) && values.includes('Infinity')

const isAnything = (schema: JsonSchema) => Object.keys(schema).length === 0

const oneOf = (kinds: readonly JsonSchema[]): JsonSchema =>
  kinds.some(isAnything) ? {} : kinds.length === 1 && kinds[0] ? kinds[0] : { anyOf: kinds }

/** Without what JSON cannot say: of a member that may be absent the `undefined`, which the library writes as one more `null`. */
const normalizeWhitespace = (schema: JsonSchema, optional = false): JsonSchema => {
  if (Array.isArray(schema['anyOf'])) {
    const kinds = (schema['anyOf'] as readonly JsonSchema[]).filter((kind) => !isNoNumber(kind)).map((kind) => normalizeWhitespace(kind))
    return oneOf(optional ? kinds.toSpliced(kinds.findLastIndex(isNothing), kinds.some(isNothing) ? 1 : 0) : kinds)
  }
  const required = (schema['required'] ?? []) as readonly string[]
  const told: Record<string, unknown> = {}
  for (const [word, value] of Object.entries(schema)) {
    if (word === 'properties' || word === 'patternProperties')
      told[word] = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, member]) => [
          name,
          normalizeWhitespace(member, word === 'properties' && !required.includes(name)),
        ]),
      )
    else if (word === 'prefixItems') told[word] = (value as readonly JsonSchema[]).map((item) => normalizeWhitespace(item))
    else if (word === '$ref') told[word] = String(value).replace('#/$defs/', '#/components/schemas/')
    else if ((word === 'items' || word === 'additionalProperties') && typeof value === 'object')
      told[word] = normalizeWhitespace(value as JsonSchema)
    // The bounds of every whole number in JavaScript say nothing.
    else if (Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER) told[word] = value
  }
  return told
}

const shapeOf = (schema: Schema.Top): Shaped => {
  const { schema: shape, definitions } = SchemaRepresentation.toJsonSchemaDocument(Schema.toRepresentation(schema), {
    onExcessProperty: 'error',
  })
  return {
    schema: normalizeWhitespace(shape),
    named: Object.fromEntries(Object.entries(definitions).map(([name, named]) => [name, normalizeWhitespace(named)])),
  }
}

/** A Schema as it stands in a body. */
export const inBody = (schema: Schema.Top): Shaped => shapeOf(Schema.toEncoded(schema))

/** A Schema as it stands in an address, where everything is text: by what the text stands for. */
export const inAddress = (schema: Schema.Top): Shaped => shapeOf(Schema.toType(schema))
