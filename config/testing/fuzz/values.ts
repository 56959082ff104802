import fc from 'fast-check'

/** A JSON Schema as our document writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>
type Named = Readonly<Record<string, JsonSchema>>

/** Texts that have broken programs: of other alphabets, of no alphabet, of another meaning, and very long ones. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
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

/** Any JSON at all. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, -1e308, 1.5, Number.MAX_SAFE_INTEGER + 2, [], {}, [[]], [null]),
  fc.array(fc.double(), { maxLength: 200 }),
  fc.nat({ max: 60 }).map((depth) => JSON.parse('['.repeat(depth + 1) + ']'.repeat(depth + 1)) as unknown),
)

/** Values that a schema allows; where it allows any text, mostly one that means something here. */
export const valueFor = (schema: JsonSchema, named: Named): fc.Arbitrary<unknown> => {
  if (typeof schema['$ref'] === 'string') return valueFor(named[schema['$ref'].split('/').at(-1) ?? ''] ?? {}, named)
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...(schema['anyOf'] as readonly JsonSchema[]).map((kind) => valueFor(kind, named)))
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  const [least, most] = [schema['minimum'] as number | undefined, schema['maximum'] as number | undefined]
  switch (schema['type']) {
    case 'integer':
      return fc.integer({ min: least ?? -1000, max: most ?? 1_000_000 })
    case 'number':
      return fc.double({ min: least ?? -200, max: most ?? 200, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('krakow', 'malopolskie', 'mazowieckie/warszawa', 'zlobek', 'Kraków, Długa 5', 'unknown') },
        { weight: 1, arbitrary: strangeText.map((text) => text.slice(0, Number(schema['maxLength'] ?? 3000))) },
      )
    case 'array':
      if (Array.isArray(schema['prefixItems']))
        return fc.tuple(...(schema['prefixItems'] as readonly JsonSchema[]).map((item) => valueFor(item, named)))
      return fc.array(valueFor((schema['items'] ?? {}) as JsonSchema, named), { maxLength: Math.min(6, Number(schema['maxItems'] ?? 6)) })
    case 'object':
      return objectOf(schema, named)
    default:
      return strangeValue
  }
}

const objectOf = (schema: JsonSchema, named: Named): fc.Arbitrary<object> => {
  const members = Object.entries((schema['properties'] ?? {}) as Named).map(([name, member]) => [name, valueFor(member, named)] as const)
  const requiredKeys = (schema['required'] ?? []) as string[]
  const rest = schema['additionalProperties']
  const known = fc.record(Object.fromEntries(members), { requiredKeys })
  if (typeof rest !== 'object') return known
  return fc
    .tuple(
      known,
      fc.dictionary(fc.oneof(fc.constantFrom('features', 'cena', 'specialization'), strangeText), valueFor(rest as JsonSchema, named), {
        maxKeys: 3,
      }),
    )
    .map(([one, other]) => ({ ...one, ...other }))
}
