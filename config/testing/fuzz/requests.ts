import fc from 'fast-check'
import { type JsonSchema, strangeText, strangeValue, valueFor } from './values.ts'

/** A document of OpenAPI as far as requests are made of it. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, object>>
  readonly security: readonly object[]
}

/** A request, and the statuses that its call documents. */
export interface FuzzRequest {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly documented: readonly string[]
}

const inAddress = (value: unknown) => encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed())

/** A part of a path: of the kind that is asked for, or anything that stays one part; at times badly encoded. */
const partOf = (schema: JsonSchema, named: Document['components']['schemas'], known: readonly string[]) =>
  fc
    .oneof(
      ...(known.length ? [{ weight: 2, arbitrary: fc.constantFrom(...known) }] : []),
      { weight: 3, arbitrary: valueFor(schema, named).map(inAddress) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 2, arbitrary: strangeText.map(inAddress) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%2F', '%ff%fe') },
    )
    .map((part) => (part === '' || /^\.+$/.test(part) ? 'x' : part))

/** Words of a query: known and unknown, once and twice, with brackets, badly encoded. */
const queryOf = ({ parameters }: Described, named: Document['components']['schemas']) => {
  const known = parameters.filter((one) => one.in === 'query')
  const word = (name: string, value: fc.Arbitrary<unknown>) => value.map((said) => `${encodeURIComponent(name)}=${inAddress(said)}`)
  const deep = fc
    .tuple(
      fc.constantFrom('city', 'features', 'price', 'x', '__proto__'),
      fc.constantFrom('eq', 'contains', 'gt', 'ne', 'icontains', 'x'),
      strangeText,
    )
    .map(([field, operator, value]) => `filter[${field}][${operator}]=${inAddress(value)}`)
  return fc
    .tuple(
      fc.tuple(
        ...known.map(({ name, required, schema }) => {
          const said =
            schema['type'] === 'object'
              ? deep
              : fc.oneof({ weight: 5, arbitrary: word(name, valueFor(schema, named)) }, { weight: 1, arbitrary: word(name, strangeText) })
          return fc.option(said, { nil: '', freq: required ? 9 : 1 })
        }),
      ),
      fc.array(
        fc.oneof(
          word('x', strangeText),
          strangeText.map((text) => `${inAddress(text)}=1`),
          fc.constantFrom('%', '=', '&', '[]=', 'page=%ff', 'limit=2&limit=3'),
        ),
        { maxLength: 2 },
      ),
      fc.nat({ max: 3 }),
    )
    .map(([said, more, chance]) => [...said, ...(chance === 0 ? more : [])].filter(Boolean).join('&'))
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')

/** A body as it should be, nearly so, or not at all. */
const bodyOf = (
  schema: JsonSchema,
  named: Document['components']['schemas'],
): fc.Arbitrary<readonly [Buffer, string, Record<string, string>]> => {
  const good = valueFor(schema, named) as fc.Arbitrary<Record<string, unknown>>
  const names = Object.keys((schema['properties'] ?? {}) as object)
  const name = fc.oneof(fc.constantFrom('x', ...names), strangeText)
  const near = fc
    .tuple(good, name, strangeValue)
    .map(([value, name, wrong]) => Object.defineProperty({ ...value }, name, { value: wrong, enumerable: true }))
  const less = fc
    .tuple(good, fc.constantFrom('x', ...names))
    .map(([value, name]) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)))
  const as = (bytes: fc.Arbitrary<Buffer>, type = 'application/json', headers: Record<string, string> = {}) =>
    bytes.map((body) => [body, type, headers] as const)
  const text = good.map(json)
  return fc.oneof(
    { weight: 6, arbitrary: as(text) },
    { weight: 6, arbitrary: as(near.map(json)) },
    { weight: 3, arbitrary: as(less.map(json)) },
    { weight: 3, arbitrary: as(strangeValue.map(json)) },
    { weight: 2, arbitrary: as(fc.tuple(text, fc.nat({ max: 200 })).map(([body, at]) => body.subarray(0, at))) },
    { weight: 1, arbitrary: as(fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))) },
    { weight: 1, arbitrary: as(text, 'application/json; charset=utf-16') },
    { weight: 1, arbitrary: as(text, 'application/json; charset=koi8-r') },
    { weight: 1, arbitrary: as(text, 'application/json', { 'content-encoding': 'gzip' }) },
    { weight: 1, arbitrary: as(text, 'application/json', { 'content-encoding': 'nothing' }) },
    { weight: 1, arbitrary: as(text, 'text/html') },
    { weight: 1, arbitrary: as(text, 'multipart/form-data; boundary=x') },
    { weight: 1, arbitrary: as(fc.constant(Buffer.from(`{"x":"${'x'.repeat(100_001)}"}`))) },
    { weight: 1, arbitrary: as(fc.constant(Buffer.from('['.repeat(5000)))) },
    { weight: 1, arbitrary: as(fc.constant(Buffer.from('{"__proto__":{"a":1},"constructor":1}'))) },
  )
}

const languages = fc.constantFrom('pl', 'uk', 'en', '*', 'xx-YY;q=2', ',,,', 'pl;q=0')

/** A refresh cookie that nobody was given, from this site, from another, or from nowhere. */
const cookies = fc
  .tuple(strangeText.map(inAddress), fc.constantFrom('own', 'http://evil.test', null))
  .map(([token, origin]): Record<string, string> => ({ cookie: `refresh_token=${token}`, ...(origin === null ? {} : { origin }) }))

/** Requests of all calls of a document; `known`: ids that mean something in a path. */
export const requestsOf = ({ paths, components: { schemas } }: Document, known: readonly string[] = []): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...Object.entries(paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, described]) => {
        const parts = described.parameters.filter((one) => one.in === 'path')
        const schema = Object.values(described.requestBody?.content ?? {})[0]?.schema
        return fc
          .tuple(
            fc.tuple(...parts.map((part) => partOf(part.schema, schemas, known))),
            queryOf(described, schemas),
            schema ? bodyOf(schema, schemas) : fc.constant(null),
            languages,
            described.security.some((one) => 'refreshCookie' in one) ? fc.option(cookies, { nil: {} }) : fc.constant({}),
          )
          .map(([values, query, body, language, cookie]): FuzzRequest => {
            const path = parts.reduce((path, { name }, at) => path.replace(`{${name}}`, values[at] ?? 'x'), template)
            return {
              call: `${method} ${template}`,
              method: method.toUpperCase(),
              path: query ? `${path}?${query}` : path,
              headers: { 'accept-language': language, ...cookie, ...(body ? { 'content-type': body[1], ...body[2] } : {}) },
              body: body?.[0] ?? null,
              documented: Object.keys(described.responses),
            }
          })
      }),
    ),
  )
