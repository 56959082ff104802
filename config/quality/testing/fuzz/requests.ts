import fc from 'fast-check'
import { arbitraryFor, hostileText, hostileValue, type JsonSchema } from './values.ts'

/** Parts of an OpenAPI document from which requests are generated. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

interface OpenApiOperation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, object>>
  readonly security: readonly object[]
}

/** Request, and the statuses that its operation documents. */
export interface FuzzRequest {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly documented: readonly string[]
}

const urlEncoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed())

/** Path segment: a value of the schema or any other text, sometimes with invalid encoding. */
const segmentOf = (schema: JsonSchema, schemas: OpenApiDocument['components']['schemas'], knownIds: readonly string[]) =>
  fc
    .oneof(
      ...(knownIds.length ? [{ weight: 2, arbitrary: fc.constantFrom(...knownIds) }] : []),
      { weight: 3, arbitrary: arbitraryFor(schema, schemas).map(urlEncoded) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 2, arbitrary: hostileText.map(urlEncoded) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%2F', '%ff%fe') },
    )
    .map((part) => (part === '' || /^\.+$/.test(part) ? 'x' : part))

/** Query string: known and unknown parameters, repeated, with brackets, with invalid encoding. */
const queryOf = ({ parameters }: OpenApiOperation, schemas: OpenApiDocument['components']['schemas']) => {
  const knownIds = parameters.filter((one) => one.in === 'query')
  const parameter = (name: string, value: fc.Arbitrary<unknown>) => value.map((value) => `${encodeURIComponent(name)}=${urlEncoded(value)}`)
  const deep = fc
    .tuple(
      fc.constantFrom('city', 'features', 'price', 'x', '__proto__'),
      fc.constantFrom('eq', 'contains', 'gt', 'ne', 'icontains', 'x'),
      hostileText,
    )
    .map(([field, operator, value]) => `filter[${field}][${operator}]=${urlEncoded(value)}`)
  return fc
    .tuple(
      fc.tuple(
        ...knownIds.map(({ name, required, schema }) => {
          const value =
            schema['type'] === 'object'
              ? deep
              : fc.oneof(
                  { weight: 5, arbitrary: parameter(name, arbitraryFor(schema, schemas)) },
                  { weight: 1, arbitrary: parameter(name, hostileText) },
                )
          return fc.option(value, { nil: '', freq: required ? 9 : 1 })
        }),
      ),
      fc.array(
        fc.oneof(
          parameter('x', hostileText),
          hostileText.map((text) => `${urlEncoded(text)}=1`),
          fc.constantFrom('%', '=', '&', '[]=', 'page=%ff', 'limit=2&limit=3'),
        ),
        { maxLength: 2 },
      ),
      fc.nat({ max: 3 }),
    )
    .map(([value, extra, chance]) => [...value, ...(chance === 0 ? extra : [])].filter(Boolean).join('&'))
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')

/** Request body: valid, almost valid, or broken. */
const bodyOf = (
  schema: JsonSchema,
  schemas: OpenApiDocument['components']['schemas'],
): fc.Arbitrary<readonly [Buffer, string, Record<string, string>]> => {
  const valid = arbitraryFor(schema, schemas) as fc.Arbitrary<Record<string, unknown>>
  const names = Object.keys((schema['properties'] ?? {}) as object)
  const name = fc.oneof(fc.constantFrom('x', ...names), hostileText)
  const almostValid = fc
    .tuple(valid, name, hostileValue)
    .map(([value, name, wrong]) => Object.defineProperty({ ...value }, name, { value: wrong, enumerable: true }))
  const incomplete = fc
    .tuple(valid, fc.constantFrom('x', ...names))
    .map(([value, name]) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)))
  const as = (bytes: fc.Arbitrary<Buffer>, type = 'application/json', headers: Record<string, string> = {}) =>
    bytes.map((body) => [body, type, headers] as const)
  const text = valid.map(json)
  return fc.oneof(
    { weight: 6, arbitrary: as(text) },
    { weight: 6, arbitrary: as(almostValid.map(json)) },
    { weight: 3, arbitrary: as(incomplete.map(json)) },
    { weight: 3, arbitrary: as(hostileValue.map(json)) },
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

/** Invented refresh cookie, with the origin of this site, of another site, or none. */
const cookies = fc
  .tuple(hostileText.map(urlEncoded), fc.constantFrom('own', 'http://evil.test', null))
  .map(([token, origin]): Record<string, string> => ({ cookie: `refresh_token=${token}`, ...(origin === null ? {} : { origin }) }))

/** Generates requests for all operations of a document; `knownIds`: existing ids for paths. */
export const requestsOf = (
  { paths, components: { schemas } }: OpenApiDocument,
  knownIds: readonly string[] = [],
): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...Object.entries(paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const parts = operation.parameters.filter((one) => one.in === 'path')
        const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
        return fc
          .tuple(
            fc.tuple(...parts.map((part) => segmentOf(part.schema, schemas, knownIds))),
            queryOf(operation, schemas),
            schema ? bodyOf(schema, schemas) : fc.constant(null),
            languages,
            operation.security.some((one) => 'refreshCookie' in one) ? fc.option(cookies, { nil: {} }) : fc.constant({}),
          )
          .map(([values, query, body, language, cookie]): FuzzRequest => {
            const path = parts.reduce((path, { name }, at) => path.replace(`{${name}}`, values[at] ?? 'x'), template)
            return {
              call: `${method} ${template}`,
              method: method.toUpperCase(),
              path: query ? `${path}?${query}` : path,
              headers: { 'accept-language': language, ...cookie, ...(body ? { 'content-type': body[1], ...body[2] } : {}) },
              body: body?.[0] ?? null,
              documented: Object.keys(operation.responses),
            }
          })
      }),
    ),
  )
