import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { FileBody, RawBody, RedirectBody, ZipBody } from '#core/plugin/body-types.ts'
import { del, get, NoInput, patch, post, put } from '#core/plugin/routes.ts'
import * as useCases from './use-cases.ts'

const stubUseCases = [
  useCases.Lines,
  useCases.Packed,
  useCases.Calendar,
  useCases.Markup,
  useCases.File,
  useCases.Move,
  useCases.FillIn,
  useCases.Upload,
  useCases.Bytes,
  useCases.Refresh,
  useCases.Forget,
  useCases.Spell,
]
const summary = 'One route of each kind.'
const access = 'anyone'
const Line = Schema.Struct({ name: Schema.String, number: Schema.Number, note: Schema.NullOr(Schema.String) })
const Thing = Schema.Struct({ text: Schema.String, version: Schema.Int })
const Token = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })
const Name = Schema.Struct({ name: Schema.String, tag: Schema.optional(Schema.Union([Schema.String, Schema.Array(Schema.String)])) })
const Files = Schema.Struct({ title: Schema.String, file: Schema.Union([FileBody, Schema.Array(FileBody)]) })
const Sizes = Schema.Array(
  Schema.Struct({ name: Schema.String, mime: Schema.String, size: Schema.Number, begins: Schema.NullOr(Schema.Number) }),
)
const Word = Schema.Struct({ word: Schema.String })

/** Test plugin with one route of each kind and with each option. */
export const plugin = definePlugin({
  name: 'route-fixture',
  migrations: [
    {
      name: '20261123000000-route-fixture',
      up: `create table route_fixture_note (id int generated always as identity, text text not null);
           create table route_fixture_thing (text text not null, version int not null); insert into route_fixture_thing values ('', 1);`,
      down: 'drop table route_fixture_note, route_fixture_thing;',
    },
  ],
  bindings: (bind) => {
    for (const { token, make } of stubUseCases) bind(token as never, make as never, {} as never)
    bind(useCases.Note, useCases.makeNote, { db: Db })
    bind(useCases.Edit, useCases.makeEdit, { db: Db })
    bind(useCases.Show, useCases.makeShow, { db: Db })
  },
  endpoints: [
    get('/api/probe/lines.csv', {
      summary,
      access,
      input: NoInput,
      output: Schema.Array(Line),
      handler: useCases.Lines.token,
      responseType: 'csv',
    }),
    get('/api/probe/packed', {
      summary,
      access,
      input: NoInput,
      output: ZipBody,
      handler: useCases.Packed.token,
      responseType: 'zip',
    }),
    get('/api/probe/calendar', {
      summary,
      access,
      input: NoInput,
      output: Schema.String,
      handler: useCases.Calendar.token,
      responseType: 'ics',
    }),
    get('/api/probe/markup', {
      summary,
      access,
      input: NoInput,
      output: Schema.String,
      handler: useCases.Markup.token,
      responseType: 'xml',
    }),
    get('/api/probe/file', {
      summary,
      access,
      input: Schema.Struct({ mime: Schema.String }),
      output: FileBody,
      handler: useCases.File.token,
      responseType: 'file',
    }),
    get('/api/probe/move', {
      summary,
      access,
      input: Schema.Struct({ to: Schema.String }),
      output: RedirectBody,
      handler: useCases.Move.token,
      responseType: 'redirect',
    }),
    post('/api/probe/form', {
      summary,
      access,
      input: Name,
      output: Schema.Struct({ name: Schema.String, tags: Schema.Array(Schema.String) }),
      handler: useCases.FillIn.token,
      requestType: 'form',
    }),
    post('/api/probe/files', {
      summary,
      access,
      input: Files,
      output: Schema.Struct({ title: Schema.String, files: Sizes }),
      handler: useCases.Upload.token,
      requestType: 'multipart',
    }),
    put('/api/probe/bytes', {
      summary,
      access,
      input: RawBody,
      output: Schema.Struct({ size: Schema.Number }),
      handler: useCases.Bytes.token,
      requestType: 'raw',
    }),
    post('/api/probe/note', {
      summary,
      access,
      input: Schema.Struct({ text: Schema.String }),
      output: Schema.Struct({ id: Schema.Number, text: Schema.String }),
      handler: useCases.Note,
      idempotent: true,
    }),
    get('/api/probe/thing', { summary, access, input: NoInput, output: Thing, handler: useCases.Show, version: true }),
    patch('/api/probe/thing', {
      summary,
      access,
      input: Thing,
      output: Thing,
      handler: useCases.Edit,
      errors: [VersionConflict],
      version: true,
    }),
    post('/api/probe/refresh', {
      summary,
      access,
      input: Token,
      output: Schema.Struct({ had: Schema.NullOr(Schema.String) }),
      handler: useCases.Refresh.token,
      toResponse: (body: { readonly had: string | null }) => ({ body, session: body.had === 'last' ? null : 'next' }),
      session: true,
    }),
    del('/api/probe/thing/:id', {
      summary,
      access,
      input: Schema.Struct({ id: Schema.String }),
      output: Schema.Void,
      handler: useCases.Forget.token,
    }),
    post('/api/probe/spell', {
      summary,
      access,
      input: Word,
      output: Word,
      handler: useCases.Spell.token,
      rateLimit: { times: 3, seconds: 3600 },
    }),
  ],
})
