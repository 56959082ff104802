import { Db } from '#adapters/postgres/unit-of-work.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { routeFixtureApi } from './api.ts'
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
  endpoints: implement(routeFixtureApi, {
    lines: useCases.Lines.token,
    packed: useCases.Packed.token,
    calendar: useCases.Calendar.token,
    markup: useCases.Markup.token,
    file: useCases.File.token,
    move: useCases.Move.token,
    fillIn: useCases.FillIn.token,
    upload: useCases.Upload.token,
    bytes: useCases.Bytes.token,
    note: useCases.Note,
    show: useCases.Show,
    edit: useCases.Edit,
    refresh: respond(useCases.Refresh.token, (body) => ({ body, session: body.had === 'last' ? null : { refresh_token: 'next' } })),
    forget: useCases.Forget.token,
    spell: useCases.Spell.token,
  }),
})
