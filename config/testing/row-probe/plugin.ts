import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { FileBody, RawBody, RedirectBody, ZipBody } from '#core/plugin/row-kinds.ts'
import { del, get, NoInput, patch, post, put } from '#core/plugin/routes.ts'
import * as uses from './use-cases.ts'

const said = [
  uses.Lines,
  uses.Packed,
  uses.Calendar,
  uses.Markup,
  uses.File,
  uses.Move,
  uses.FillIn,
  uses.Upload,
  uses.Bytes,
  uses.Refresh,
  uses.Forget,
  uses.Spell,
]
const tells = 'A row of each kind.'
const may = 'anyone'
const Line = Schema.Struct({ name: Schema.String, number: Schema.Number, note: Schema.NullOr(Schema.String) })
const Thing = Schema.Struct({ text: Schema.String, version: Schema.Int })
const Token = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })
const Name = Schema.Struct({ name: Schema.String, tag: Schema.optional(Schema.Union([Schema.String, Schema.Array(Schema.String)])) })
const Files = Schema.Struct({ title: Schema.String, file: Schema.Union([FileBody, Schema.Array(FileBody)]) })
const Sizes = Schema.Array(
  Schema.Struct({ name: Schema.String, mime: Schema.String, size: Schema.Number, begins: Schema.NullOr(Schema.Number) }),
)
const Word = Schema.Struct({ word: Schema.String })

/** A plugin that only tests install: one row of each kind and with each option. */
export const plugin = definePlugin({
  name: 'row-probe',
  migrations: [
    {
      name: '20261123000000-row-probe',
      up: `create table row_probe_note (id int generated always as identity, text text not null);
           create table row_probe_thing (text text not null, version int not null); insert into row_probe_thing values ('', 1);`,
      down: 'drop table row_probe_note, row_probe_thing;',
    },
  ],
  bindings: (bind) => {
    for (const { token, make } of said) bind(token as never, make as never, {} as never)
    bind(uses.Note, uses.makeNote, { db: Db })
    bind(uses.Edit, uses.makeEdit, { db: Db })
    bind(uses.Show, uses.makeShow, { db: Db })
  },
  routes: [
    get('/api/probe/lines.csv', {
      summary: tells,
      access: may,
      input: NoInput,
      output: Schema.Array(Line),
      handler: uses.Lines.token,
      responseType: 'csv',
    }),
    get('/api/probe/packed', {
      summary: tells,
      access: may,
      input: NoInput,
      output: ZipBody,
      handler: uses.Packed.token,
      responseType: 'zip',
    }),
    get('/api/probe/calendar', {
      summary: tells,
      access: may,
      input: NoInput,
      output: Schema.String,
      handler: uses.Calendar.token,
      responseType: 'ics',
    }),
    get('/api/probe/markup', {
      summary: tells,
      access: may,
      input: NoInput,
      output: Schema.String,
      handler: uses.Markup.token,
      responseType: 'xml',
    }),
    get('/api/probe/file', {
      summary: tells,
      access: may,
      input: Schema.Struct({ mime: Schema.String }),
      output: FileBody,
      handler: uses.File.token,
      responseType: 'file',
    }),
    get('/api/probe/move', {
      summary: tells,
      access: may,
      input: Schema.Struct({ to: Schema.String }),
      output: RedirectBody,
      handler: uses.Move.token,
      responseType: 'redirect',
    }),
    post('/api/probe/form', {
      summary: tells,
      access: may,
      input: Name,
      output: Schema.Struct({ name: Schema.String, tags: Schema.Array(Schema.String) }),
      handler: uses.FillIn.token,
      requestType: 'form',
    }),
    post('/api/probe/files', {
      summary: tells,
      access: may,
      input: Files,
      output: Schema.Struct({ title: Schema.String, files: Sizes }),
      handler: uses.Upload.token,
      requestType: 'multipart',
    }),
    put('/api/probe/bytes', {
      summary: tells,
      access: may,
      input: RawBody,
      output: Schema.Struct({ size: Schema.Number }),
      handler: uses.Bytes.token,
      requestType: 'raw',
    }),
    post('/api/probe/note', {
      summary: tells,
      access: may,
      input: Schema.Struct({ text: Schema.String }),
      output: Schema.Struct({ id: Schema.Number, text: Schema.String }),
      handler: uses.Note,
      idempotent: true,
    }),
    get('/api/probe/thing', { summary: tells, access: may, input: NoInput, output: Thing, handler: uses.Show, version: true }),
    patch('/api/probe/thing', {
      summary: tells,
      access: may,
      input: Thing,
      output: Thing,
      handler: uses.Edit,
      errors: [VersionConflict],
      version: true,
    }),
    post('/api/probe/refresh', {
      summary: tells,
      access: may,
      input: Token,
      output: Schema.Struct({ had: Schema.NullOr(Schema.String) }),
      handler: uses.Refresh.token,
      toResponse: (body: { readonly had: string | null }) => ({ body, session: body.had === 'last' ? null : 'next' }),
      session: true,
    }),
    del('/api/probe/thing/:id', {
      summary: tells,
      access: may,
      input: Schema.Struct({ id: Schema.String }),
      output: Schema.Void,
      handler: uses.Forget.token,
    }),
    post('/api/probe/spell', {
      summary: tells,
      access: may,
      input: Word,
      output: Word,
      handler: uses.Spell.token,
      rate: { times: 3, seconds: 3600 },
    }),
  ],
})
