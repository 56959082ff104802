import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { routeFixtureApi } from './api.ts'
import * as useCases from './use-cases.ts'

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
  endpoints: implement(routeFixtureApi, {
    lines: useCases.Lines,
    packed: useCases.Packed,
    calendar: useCases.Calendar,
    markup: useCases.Markup,
    file: useCases.File,
    move: useCases.Move,
    fillIn: useCases.FillIn,
    upload: useCases.Upload,
    bytes: useCases.Bytes,
    note: useCases.Note,
    show: useCases.Show,
    edit: useCases.Edit,
    refresh: respond(useCases.Refresh, (body) => ({ body, session: body.had === 'last' ? null : { refresh_token: 'next' } })),
    forget: useCases.Forget,
    spell: useCases.Spell,
  }),
})
