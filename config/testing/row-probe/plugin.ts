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
  wire: (provide) => {
    for (const { token, make } of said) provide(token as never, make as never, {} as never)
    provide(uses.Note, uses.makeNote, { db: Db })
    provide(uses.Edit, uses.makeEdit, { db: Db })
    provide(uses.Show, uses.makeShow, { db: Db })
  },
  routes: [
    get('/api/probe/lines.csv', { tells, may, takes: NoInput, gives: Schema.Array(Line), does: uses.Lines.token, answers: 'csv' }),
    get('/api/probe/packed', { tells, may, takes: NoInput, gives: ZipBody, does: uses.Packed.token, answers: 'zip' }),
    get('/api/probe/calendar', { tells, may, takes: NoInput, gives: Schema.String, does: uses.Calendar.token, answers: 'ics' }),
    get('/api/probe/markup', { tells, may, takes: NoInput, gives: Schema.String, does: uses.Markup.token, answers: 'xml' }),
    get('/api/probe/file', {
      tells,
      may,
      takes: Schema.Struct({ mime: Schema.String }),
      gives: FileBody,
      does: uses.File.token,
      answers: 'file',
    }),
    get('/api/probe/move', {
      tells,
      may,
      takes: Schema.Struct({ to: Schema.String }),
      gives: RedirectBody,
      does: uses.Move.token,
      answers: 'redirect',
    }),
    post('/api/probe/form', {
      tells,
      may,
      takes: Name,
      gives: Schema.Struct({ name: Schema.String, tags: Schema.Array(Schema.String) }),
      does: uses.FillIn.token,
      accepts: 'form',
    }),
    post('/api/probe/files', {
      tells,
      may,
      takes: Files,
      gives: Schema.Struct({ title: Schema.String, files: Sizes }),
      does: uses.Upload.token,
      accepts: 'multipart',
    }),
    put('/api/probe/bytes', {
      tells,
      may,
      takes: RawBody,
      gives: Schema.Struct({ size: Schema.Number }),
      does: uses.Bytes.token,
      accepts: 'raw',
    }),
    post('/api/probe/note', {
      tells,
      may,
      takes: Schema.Struct({ text: Schema.String }),
      gives: Schema.Struct({ id: Schema.Number, text: Schema.String }),
      does: uses.Note,
      idempotent: true,
    }),
    get('/api/probe/thing', { tells, may, takes: NoInput, gives: Thing, does: uses.Show, version: true }),
    patch('/api/probe/thing', { tells, may, takes: Thing, gives: Thing, does: uses.Edit, fails: [VersionConflict], version: true }),
    post('/api/probe/refresh', {
      tells,
      may,
      takes: Token,
      gives: Schema.Struct({ had: Schema.NullOr(Schema.String) }),
      does: uses.Refresh.token,
      says: (body: { readonly had: string | null }) => ({ body, session: body.had === 'last' ? null : 'next' }),
      session: true,
    }),
    del('/api/probe/thing/:id', {
      tells,
      may,
      takes: Schema.Struct({ id: Schema.String }),
      gives: Schema.Void,
      does: uses.Forget.token,
    }),
    post('/api/probe/spell', { tells, may, takes: Word, gives: Word, does: uses.Spell.token, rate: { times: 3, seconds: 3600 } }),
  ],
})
