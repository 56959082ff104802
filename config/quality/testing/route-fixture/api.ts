import { Schema } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { FileBody, RawBody, RedirectBody, ZipBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'

const common = { summary: 'One route of each kind.', access: 'anyone' } as const
const Line = Schema.Struct({ name: Schema.String, number: Schema.Number, note: Schema.NullOr(Schema.String) })
const Thing = Schema.Struct({ text: Schema.String, version: Schema.Int })
const Name = Schema.Struct({ name: Schema.String, tag: Schema.optional(Schema.Union([Schema.String, Schema.Array(Schema.String)])) })
const Files = Schema.Struct({ title: Schema.String, file: Schema.Union([FileBody, Schema.Array(FileBody)]) })
const Sizes = Schema.Array(
  Schema.Struct({ name: Schema.String, mime: Schema.String, size: Schema.Number, begins: Schema.NullOr(Schema.Number) }),
)
const Word = Schema.Struct({ word: Schema.String })

/** One route of each kind, and one with each option. */
export const routeFixtureApi = defineApi({
  lines: route.get('/api/probe/lines.csv', { ...common, output: Schema.Array(Line), responseType: 'csv' }),
  packed: route.get('/api/probe/packed', { ...common, output: ZipBody, responseType: 'zip' }),
  calendar: route.get('/api/probe/calendar', { ...common, output: Schema.String, responseType: 'ics' }),
  markup: route.get('/api/probe/markup', { ...common, output: Schema.String, responseType: 'xml' }),
  file: route.get('/api/probe/file', {
    ...common,
    input: Schema.Struct({ mime: Schema.String }),
    output: FileBody,
    responseType: 'file',
  }),
  move: route.get('/api/probe/move', {
    ...common,
    input: Schema.Struct({ to: Schema.String }),
    output: RedirectBody,
    responseType: 'redirect',
  }),
  fillIn: route.post('/api/probe/form', {
    ...common,
    input: Name,
    output: Schema.Struct({ name: Schema.String, tags: Schema.Array(Schema.String) }),
    requestType: 'form',
  }),
  upload: route.post('/api/probe/files', {
    ...common,
    input: Files,
    output: Schema.Struct({ title: Schema.String, files: Sizes }),
    requestType: 'multipart',
  }),
  bytes: route.put('/api/probe/bytes', {
    ...common,
    input: RawBody,
    output: Schema.Struct({ size: Schema.Number }),
    requestType: 'raw',
  }),
  note: route.post('/api/probe/note', {
    ...common,
    input: Schema.Struct({ text: Schema.String }),
    output: Schema.Struct({ id: Schema.Number, text: Schema.String }),
  }),
  show: route.get('/api/probe/thing', { ...common, output: Thing, version: true }),
  edit: route.patch('/api/probe/thing', { ...common, input: Thing, output: Thing, errors: [VersionConflict], version: true }),
  refresh: route.post('/api/probe/refresh', {
    ...common,
    input: Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) }),
    output: Schema.Struct({ had: Schema.NullOr(Schema.String) }),
    session: true,
  }),
  forget: route.delete('/api/probe/thing/:id', { ...common, input: Schema.Struct({ id: Schema.String }), output: Schema.Void }),
  spell: route.post('/api/probe/spell', { ...common, input: Word, output: Word, rateLimit: { times: 3, seconds: 3600 } }),
})
