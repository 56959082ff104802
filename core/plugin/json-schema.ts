import { Schema, SchemaRepresentation } from 'effect'

/** JSON Schema (draft 2020-12), as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** JSON Schema of an Effect Schema, and the named schemas it refers to. */
export interface ConvertedSchema {
  readonly schema: JsonSchema
  readonly definitions: Readonly<Record<string, JsonSchema>>
}

const isNull = (schema: JsonSchema) => schema['type'] === 'null'
/** JSON has no such numbers. */
const isNonFiniteNumber = ({ enum: values }: JsonSchema) => Array.isArray(values) && values.includes('Infinity')

const isUnconstrained = (schema: JsonSchema) => Object.keys(schema).length === 0

const oneOf = (kinds: readonly JsonSchema[]): JsonSchema =>
  kinds.some(isUnconstrained) ? {} : kinds.length === 1 && kinds[0] ? kinds[0] : { anyOf: kinds }

/**
 * Removes what JSON cannot express: non-finite numbers, and the `undefined` of an optional member, which the library
 * writes as an additional `null`.
 */
const simplify = (schema: JsonSchema, optional = false): JsonSchema => {
  if (Array.isArray(schema['anyOf'])) {
    const kinds = (schema['anyOf'] as readonly JsonSchema[]).filter((kind) => !isNonFiniteNumber(kind)).map((kind) => simplify(kind))
    return oneOf(optional ? kinds.toSpliced(kinds.findLastIndex(isNull), kinds.some(isNull) ? 1 : 0) : kinds)
  }
  const required = (schema['required'] ?? []) as readonly string[]
  const converted: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties' || keyword === 'patternProperties')
      converted[keyword] = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, member]) => [
          name,
          simplify(member, keyword === 'properties' && !required.includes(name)),
        ]),
      )
    else if (keyword === 'prefixItems') converted[keyword] = (value as readonly JsonSchema[]).map((item) => simplify(item))
    else if (keyword === '$ref') converted[keyword] = String(value).replace('#/$defs/', '#/components/schemas/')
    else if ((keyword === 'items' || keyword === 'additionalProperties') && typeof value === 'object')
      converted[keyword] = simplify(value as JsonSchema)
    // The bounds of safe integers carry no information.
    else if (Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER) converted[keyword] = value
  }
  return converted
}

const convert = (schema: Schema.Top): ConvertedSchema => {
  const { schema: jsonSchema, definitions } = SchemaRepresentation.toJsonSchemaDocument(Schema.toRepresentation(schema), {
    onExcessProperty: 'error',
  })
  return {
    schema: simplify(jsonSchema),
    definitions: Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, simplify(definition)])),
  }
}

/** Converts the schema of a body. */
export const bodySchema = (schema: Schema.Top): ConvertedSchema => convert(Schema.toEncoded(schema))

/** Converts the schema of path and query parameters: by the decoded type, since everything is text in an address. */
export const parameterSchema = (schema: Schema.Top): ConvertedSchema => convert(Schema.toType(schema))
