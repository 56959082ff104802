import fc from 'fast-check'

/** JSON Schema as the OpenAPI document contains it. */
export type JsonSchema = Readonly<Record<string, unknown>>
type Schemas = Readonly<Record<string, JsonSchema>>

/** Texts that tend to break programs: other scripts, control characters, injection attempts, very long texts. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'ŻÓŁĆ',
    '🏫',
    '../../etc/passwd',
    "' or 1=1 --",
    '%',
    '_',
    '{}',
    '$1',
    '?',
    'null',
    '-0',
    '1e999',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '9'.repeat(400), '\u202e', 'ﷺ'.repeat(50)),
  fc.nat({ max: 3000 }).map((length) => 'x'.repeat(length)),
)

/** Arbitrary JSON values. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, -1e308, 1.5, Number.MAX_SAFE_INTEGER + 2, [], {}, [[]], [null]),
  fc.array(fc.double(), { maxLength: 200 }),
  fc.nat({ max: 60 }).map((depth) => JSON.parse('['.repeat(depth + 1) + ']'.repeat(depth + 1)) as unknown),
)

/** Generates values that a schema allows; for free texts mostly texts that occur in the product's data. */
export const arbitraryFor = (schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> => {
  if (typeof schema['$ref'] === 'string') return arbitraryFor(schemas[schema['$ref'].split('/').at(-1) ?? ''] ?? {}, schemas)
  if (Array.isArray(schema['anyOf']))
    return fc.oneof(...(schema['anyOf'] as readonly JsonSchema[]).map((kind) => arbitraryFor(kind, schemas)))
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  const minimum = schema['minimum'] as number | undefined
  const maximum = schema['maximum'] as number | undefined
  switch (schema['type']) {
    case 'integer':
      return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1_000_000 })
    case 'number':
      return fc.double({ min: minimum ?? -200, max: maximum ?? 200, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('krakow', 'malopolskie', 'mazowieckie/warszawa', 'zlobek', 'Kraków, Długa 5', 'unknown') },
        { weight: 1, arbitrary: hostileText.map((text) => text.slice(0, Number(schema['maxLength'] ?? 3000))) },
      )
    case 'array':
      if (Array.isArray(schema['prefixItems']))
        return fc.tuple(...(schema['prefixItems'] as readonly JsonSchema[]).map((item) => arbitraryFor(item, schemas)))
      return fc.array(arbitraryFor((schema['items'] ?? {}) as JsonSchema, schemas), {
        maxLength: Math.min(6, Number(schema['maxItems'] ?? 6)),
      })
    case 'object':
      return objectOf(schema, schemas)
    default:
      return hostileValue
  }
}

const objectOf = (schema: JsonSchema, schemas: Schemas): fc.Arbitrary<object> => {
  const members = Object.entries((schema['properties'] ?? {}) as Schemas).map(
    ([name, member]) => [name, arbitraryFor(member, schemas)] as const,
  )
  const requiredKeys = (schema['required'] ?? []) as string[]
  const rest = schema['additionalProperties']
  const known = fc.record(Object.fromEntries(members), { requiredKeys })
  if (typeof rest !== 'object') return known
  return fc
    .tuple(
      known,
      fc.dictionary(
        fc.oneof(fc.constantFrom('features', 'cena', 'specialization'), hostileText),
        arbitraryFor(rest as JsonSchema, schemas),
        {
          maxKeys: 3,
        },
      ),
    )
    .map(([one, other]) => ({ ...one, ...other }))
}
